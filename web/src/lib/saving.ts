// Files that the page hands to whoever uses it.

/** A file to be kept. */
export function saveFile(name: string, content: Blob | string, type = 'text/plain'): void {
  const address = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}

/** A picture made of shapes as one made of points, as wide as it says of itself. */
export async function pngOf(svg: Blob): Promise<Blob> {
  const image = new Image();
  image.src = await asAddress(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((found) => (found ? resolve(found) : reject(new Error('no picture'))), 'image/png');
  });
}

/** A blob as an address that holds it: the page may show no other. */
function asAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}
