import type { Withdrawal } from '@jara/contract/withdrawals';
import { clothDataUri } from '@jara/domain/cloth/cloth';
import { CLOTH_PALETTES, type ClothTheme } from '@jara/domain/cloth/palettes';
import { formatMoney } from '@jara/domain/money/format';
import { formatLagos } from '@jara/domain/time/lagos';
import { maskAccountNumber } from '@jara/domain/withdrawal/bank-account';
import { OPERATOR } from '../../lib/operator.ts';
import { drawPicture, loadPicture } from '../../lib/picture.ts';
import { words } from './words/en.tsx';

const WIDTH = 1080;
const CLOTH_HEIGHT = 250;
const MARGIN = 72;
const ROW = 74;
const PAPER = '#FFFAF0';
const INK = '#1B1A2B';
const QUIET = '#65627B';
const LINE = '#E4DAC6';
const OK = '#17693F';

export const receiptRows = (withdrawal: Withdrawal): ReadonlyArray<readonly [label: string, value: string]> => {
  const { amount, fee, currency, accountName, accountNumber, bank, reference, quid, createdAt, finishedAt } =
    withdrawal;
  return [
    [words.receipt.to, accountName],
    [words.bank, bank],
    [words.receipt.account, maskAccountNumber(accountNumber)],
    // A split gift may still be open to others, so a picture that is passed around never carries its whole code.
    [words.receipt.gift, `${quid.slice(0, 4)}-•••••-••••`],
    [words.amount, formatMoney(amount, currency)],
    [words.fee, `−${formatMoney(fee, currency)}`],
    [words.receipt.requested, `${formatLagos(createdAt)} (Lagos)`],
    ...(finishedAt === null ? [] : ([[words.receipt.arrived, `${formatLagos(finishedAt)} (Lagos)`]] as const)),
    [words.receipt.reference, reference],
  ];
};

/** The receipt as a picture, wrapped in the gift's own cloth: the way people here pass on proof of a transfer. */
export async function drawPayoutReceipt(
  withdrawal: Withdrawal,
  { theme, seed }: { theme: ClothTheme; seed: number },
): Promise<Blob> {
  const rows = receiptRows(withdrawal);
  const height = CLOTH_HEIGHT + 300 + rows.length * ROW + 110;
  const cloth = await loadPicture(clothDataUri({ theme, seed, width: WIDTH, height: CLOTH_HEIGHT }));
  await loadFonts([words.receipt.complete, ...rows.flat()].join(''));
  return drawPicture({ width: WIDTH / 2, height: height / 2 }, (context) => {
    // The picture is laid out in its own pixels; the canvas counts two of them as one.
    context.scale(0.5, 0.5);
    context.fillStyle = PAPER;
    context.fillRect(0, 0, WIDTH, height);
    context.drawImage(cloth, 0, 0, WIDTH, CLOTH_HEIGHT);
    drawTag(context, theme);
    drawAmount(context, withdrawal);
    rows.forEach(([label, value], i) => {
      drawRow(context, { label, value, y: CLOTH_HEIGHT + 300 + i * ROW });
    });
    context.fillStyle = QUIET;
    context.font = '500 30px Jakarta, sans-serif';
    context.textAlign = 'center';
    context.fillText(words.receipt.foot(OPERATOR.productName), WIDTH / 2, height - 44);
  });
}

function drawTag(context: CanvasRenderingContext2D, theme: ClothTheme): void {
  const { ground, ink, accent } = CLOTH_PALETTES[theme];
  const [x, y, width, tall, cut] = [MARGIN, CLOTH_HEIGHT - 150, 330, 104, 28];
  context.beginPath();
  context.moveTo(x + cut, y);
  context.lineTo(x + width, y);
  context.lineTo(x + width, y + tall);
  context.lineTo(x + cut, y + tall);
  context.lineTo(x, y + tall - cut);
  context.lineTo(x, y + cut);
  context.closePath();
  context.fillStyle = ground;
  context.fill();
  context.beginPath();
  context.arc(x + 36, y + tall / 2, 11, 0, 2 * Math.PI);
  context.strokeStyle = accent;
  context.lineWidth = 5;
  context.stroke();
  context.fillStyle = ink;
  context.font = '800 58px Bricolage, Jakarta, sans-serif';
  context.textAlign = 'left';
  context.fillText(OPERATOR.productName, x + 74, y + tall / 2 + 20);
}

function drawAmount(context: CanvasRenderingContext2D, { net, currency }: Withdrawal): void {
  context.textAlign = 'left';
  context.fillStyle = OK;
  context.font = '700 38px Jakarta, sans-serif';
  context.fillText(words.receipt.complete, MARGIN, CLOTH_HEIGHT + 90);
  context.fillStyle = INK;
  context.font = '800 104px Bricolage, Jakarta, sans-serif';
  context.fillText(formatMoney(net, currency), MARGIN, CLOTH_HEIGHT + 208, WIDTH - 2 * MARGIN);
}

function drawRow(
  context: CanvasRenderingContext2D,
  { label, value, y }: { label: string; value: string; y: number },
): void {
  context.fillStyle = LINE;
  context.fillRect(MARGIN, y - 48, WIDTH - 2 * MARGIN, 2);
  context.font = '500 34px Jakarta, sans-serif';
  context.textAlign = 'left';
  context.fillStyle = QUIET;
  context.fillText(label, MARGIN, y);
  context.font = '700 34px Jakarta, sans-serif';
  context.textAlign = 'right';
  context.fillStyle = INK;
  context.fillText(value, WIDTH - MARGIN, y, WIDTH - 2 * MARGIN - 240);
}

/** A canvas does not ask for fonts; without this the naira sign or a dotted letter could come out in another face. */
const loadFonts = (text: string) =>
  Promise.all(
    ['800 100px Bricolage', '700 34px Jakarta', '500 34px Jakarta'].map((font) => document.fonts.load(font, text)),
  );
