/** What is left free between a panel and the edge of the window. */
const MARGIN_PX = 8;

/** How far to the right a panel has to move to be seen whole. Where it cannot be, its beginning is what is seen. */
export function shiftIntoWindow({ left, right }: { left: number; right: number }, windowWidth: number): number {
  const back = Math.min(0, windowWidth - MARGIN_PX - right);
  return Math.max(back, MARGIN_PX - left);
}
