// Putting text on the clipboard, also on a page without TLS.

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.className = 'spoken';
    document.body.append(field);
    field.select();
    document.execCommand('copy'); // old, but the only way without TLS
    field.remove();
  }
}
