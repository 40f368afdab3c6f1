import { CLOTH_PALETTES, type ClothTheme } from '@jara/domain/cloth/palettes';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useClothUri } from './cloth.tsx';

const UNWRAPPING_MS = 900;
/** The last confetti has fallen; nothing of the wrapping is left in the page. */
const CLEARED_AFTER_MS = 1300;

interface SavesData {
  connection?: { saveData?: boolean };
}

/** People who asked for less motion, or who pay for every megabyte, get the final picture at once. */
export const prefersStillness = (): boolean =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  (navigator as Navigator & SavesData).connection?.saveData === true;

/** Counts from zero to an amount while the cloth opens; the last frame is always the exact amount. */
export function useCountUp(amount: number, moving: boolean): number {
  const [shown, setShown] = useState(moving ? 0 : amount);
  useEffect(() => {
    if (!moving) {
      setShown(amount);
      return;
    }
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, (now - startedAt) / UNWRAPPING_MS));
      setShown(countedUp(amount, progress));
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount, moving]);
  return shown;
}

/** Slows down towards the end, and shows whole naira until the exact amount stands. */
export function countedUp(amount: number, progress: number): number {
  if (progress >= 1) return amount;
  const eased = 1 - (1 - Math.max(0, progress)) ** 3;
  return Math.floor((amount * eased) / 100) * 100;
}

/** The wrapping itself: three panels of cloth that fold away, then a few pieces of confetti in its colours. */
export function Unwrapping({ theme, seed }: { theme: ClothTheme; seed: number }) {
  const uri = useClothUri({ theme, seed });
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // Browsers refuse, and complain, when the page was opened without a tap on it.
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(10);
    const timer = setTimeout(() => setIsOver(true), CLEARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) return null;
  return (
    <div aria-hidden="true" className="unwrapping">
      {(['left', 'middle', 'right'] as const).map((side, third) => (
        <div
          key={side}
          className={`unwrapping-panel unwrapping-${side}`}
          style={{ backgroundImage: `url("${uri}")`, backgroundPosition: `${third * 50}% 50%` }}
        />
      ))}
      <Confetti theme={theme} />
    </div>
  );
}

const PIECES = Array.from({ length: 16 }, (_, i) => i);

function Confetti({ theme }: { theme: ClothTheme }) {
  const { accent, accentQuiet, thread, groundLight } = CLOTH_PALETTES[theme];
  const colours = [accent, accentQuiet, thread, groundLight];
  // Chosen once, so that a re-render does not throw the pieces anew.
  const throws = useRef(
    PIECES.map(() => ({ x: Math.random() - 0.5, y: Math.random(), turn: Math.random() * 540 - 270 })),
  );
  return throws.current.map(({ x, y, turn }, i) => (
    <i
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
      key={i}
      className="unwrapping-piece"
      style={
        {
          '--x': `${Math.round(x * 130)}%`,
          '--fall': `${Math.round(-90 - y * 130)}px`,
          '--turn': `${Math.round(turn)}deg`,
          left: `${50 + x * 40}%`,
          backgroundColor: colours[i % colours.length],
        } as CSSProperties
      }
    />
  ));
}
