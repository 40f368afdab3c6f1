import { words } from './words/en.ts';

/** Draws on a canvas of the given size in CSS pixels, twice as fine so that it stays sharp in a chat. */
export async function drawPicture(
  { width, height }: { width: number; height: number },
  draw: (context: CanvasRenderingContext2D) => void | Promise<void>,
): Promise<Blob> {
  // Canvas text falls back silently when a face has not arrived yet.
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.width = width * 2;
  canvas.height = height * 2;
  const context = canvas.getContext('2d');
  if (!context) throw new Error(words.cannotDraw);
  context.scale(2, 2);
  await draw(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words.pictureNotMade))), 'image/png');
  });
}

export async function loadPicture(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
