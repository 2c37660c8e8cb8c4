// What whoever uses this device wants to be called at tables.

const NAME = 'mazo.name';

export const keptName = (): string => localStorage.getItem(NAME) ?? '';

export function keepName(name: string): void {
  if (name.trim()) localStorage.setItem(NAME, name.trim());
  else localStorage.removeItem(NAME);
}
