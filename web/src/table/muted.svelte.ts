// Whom this device does not want to hear, by name: it stays so at other tables too.

const KEPT = 'mazo.muted';
const MOST = 200;

class Muted {
  names = $state.raw<string[]>(JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]);

  has(name: string): boolean {
    return this.names.includes(name);
  }

  toggle(name: string): void {
    this.names = this.has(name) ? this.names.filter((one) => one !== name) : [...this.names, name].slice(-MOST);
    localStorage.setItem(KEPT, JSON.stringify(this.names));
  }
}

export const muted = new Muted();
