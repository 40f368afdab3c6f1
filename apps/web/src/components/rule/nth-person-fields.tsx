import { MAX_NTH, ROLL_MAX } from '@jara/domain/rule/rule';
import { Dices } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { words } from './words/en.tsx';

const ROLL_MS = 1500;
const FACE_MS = 75;

/** A fair number from 1 to 1000: values beyond the last whole multiple are drawn again. */
function rolled(): number {
  const limit = Math.floor(65_536 / ROLL_MAX) * ROLL_MAX;
  const [value = 0] = crypto.getRandomValues(new Uint16Array(1));
  return value < limit ? 1 + (value % ROLL_MAX) : rolled();
}

export function NthPersonFields({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [face, setFace] = useState<number>();
  const [announced, setAnnounced] = useState('');
  const timers = useRef<{ turning?: ReturnType<typeof setInterval>; landing?: ReturnType<typeof setTimeout> }>({});
  useEffect(
    () => () => {
      clearInterval(timers.current.turning);
      clearTimeout(timers.current.landing);
    },
    [],
  );
  const roll = () => {
    setAnnounced(words.nthPerson.isRolling);
    setFace(rolled());
    timers.current.turning = setInterval(() => setFace(rolled()), FACE_MS);
    timers.current.landing = setTimeout(() => {
      clearInterval(timers.current.turning);
      const result = rolled();
      setFace(undefined);
      onChange(String(result));
      setAnnounced(words.nthPerson.diceSay(result));
    }, ROLL_MS);
  };
  const isRolling = face !== undefined;
  return (
    <>
      <Field label={words.nthPerson.which} hint={words.nthPerson.onlyYouKnow}>
        {(control) => (
          <Input
            {...control}
            name="nthPerson"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_NTH}
            step={1}
            value={isRolling ? face : value}
            readOnly={isRolling}
            onChange={({ currentTarget }) => {
              setAnnounced('');
              onChange(currentTarget.value);
            }}
            className="tabular text-center font-bold font-display text-2xl"
          />
        )}
      </Field>
      <Button variant="secondary" onClick={roll} busy={isRolling} className="noscript:hidden">
        {!isRolling && <Dices aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        {isRolling ? words.nthPerson.rolling : words.nthPerson.roll(ROLL_MAX)}
      </Button>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
