import { count } from './count.ts';

const percent = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 1 });

/** "12.5%", and "21 times" where a percentage would be a number nobody can picture. */
export function changeWords(changePercent: number): string {
  const factor = 1 + changePercent / 100;
  return factor >= 10 ? `${count.format(Math.round(factor))} times` : `${percent.format(Math.abs(changePercent))}%`;
}

/** Too small to be called a change. */
export const isSteady = (changePercent: number): boolean => Math.abs(changePercent) < 0.05;
