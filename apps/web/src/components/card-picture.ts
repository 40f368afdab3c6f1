import type { GiftTheme } from '@jara/contract/payments';
import { clothDataUri } from '@jara/domain/cloth/cloth';
import { CLOTH_PALETTES } from '@jara/domain/cloth/palettes';
import { groupQuid } from '@jara/domain/gift/quid';
import { OPERATOR } from '../lib/operator.ts';
import { drawPicture, loadPicture } from '../lib/picture.ts';
import { qrPath } from '../lib/qr.ts';
import { words } from './sending/words/en.tsx';

interface CardPicture {
  quid: string;
  from: string | null;
  theme: GiftTheme;
  clothSeed: number;
  url: string;
}

const WIDTH = 600;
const HEIGHT = 750;
const QR_SIZE = 200;

/** A card to print or to send as a picture: the gift's own cloth, its code, and a QR that opens it. Never the amount. */
export async function drawGiftCard({ quid, from, theme, clothSeed, url }: CardPicture): Promise<Blob> {
  const { ground, ink } = CLOTH_PALETTES[theme];
  const cloth = await loadPicture(clothDataUri({ theme, seed: clothSeed, width: WIDTH, height: HEIGHT, columns: 6 }));
  return drawPicture({ width: WIDTH, height: HEIGHT }, (context) => {
    context.drawImage(cloth, 0, 0, WIDTH, HEIGHT);
    context.fillStyle = ground;
    context.beginPath();
    context.roundRect(60, 90, WIDTH - 120, HEIGHT - 180, 24);
    context.fill();

    context.fillStyle = ink;
    context.textAlign = 'center';
    const center = WIDTH / 2;
    write(context, words.cardPicture.title, { x: center, y: 175, width: 420, font: '800 46px Bricolage, sans-serif' });
    if (from)
      write(context, words.cardPicture.from(from), {
        x: center,
        y: 216,
        width: 420,
        font: '600 22px Jakarta, sans-serif',
      });

    const { path, size } = qrPath(url);
    context.save();
    context.translate(center - QR_SIZE / 2, 250);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, QR_SIZE, QR_SIZE);
    context.scale(QR_SIZE / size, QR_SIZE / size);
    context.fillStyle = '#000';
    context.fill(new Path2D(path));
    context.restore();

    context.fillStyle = ink;
    write(context, groupQuid(quid), { x: center, y: 510, width: 420, font: '700 36px ui-monospace, monospace' });
    write(context, words.cardPicture.scanOrType, {
      x: center,
      y: 562,
      width: 420,
      font: '500 18px Jakarta, sans-serif',
    });
    write(context, `${new URL(url).host}/claim`, {
      x: center,
      y: 590,
      width: 420,
      font: '700 20px Jakarta, sans-serif',
    });
    write(context, OPERATOR.productName, { x: center, y: 635, width: 420, font: '800 24px Bricolage, sans-serif' });
  });
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, width, font }: { x: number; y: number; width: number; font: string },
): void {
  context.font = font;
  context.fillText(text, x, y, width);
}
