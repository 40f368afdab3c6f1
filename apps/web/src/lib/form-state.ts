import { type ChangeEvent, useCallback, useRef, useState } from 'react';

/** What is wrong with a form, by its fields, in the order in which they stand on the page. */
export type Problems<Values> = Partial<Record<keyof Values, string>>;

const only = <Values>(problems: Problems<Values>, isMeant: (field: keyof Values) => boolean): Problems<Values> =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => isMeant(field as keyof Values))) as Problems<Values>;

/** Leaves out the fields with which nothing is wrong. */
export const problemsIn = <Field extends string>(found: Record<Field, string | undefined>): Problems<typeof found> =>
  only(found as Problems<typeof found>, (field) => found[field] !== undefined);

interface Typed<Values> {
  values: Values;
  /** The fields of which we say what is wrong with them. */
  judged: ReadonlySet<keyof Values>;
  /** What the server said to what was sent. It holds until the field is changed. */
  told: Problems<Values>;
  wasPressed: boolean;
  isChanged: boolean;
}

export const typedFrom = <Values>(values: Values, told: Problems<Values> = {}): Typed<Values> => ({
  values,
  told,
  judged: new Set(),
  wasPressed: false,
  isChanged: false,
});

/** After a press a field is judged as soon as it is typed in. What was judged by it waits until it is left or pressed. */
export function afterChange<Values>(
  { values, judged, told, wasPressed }: Typed<Values>,
  change: Partial<Values>,
  forgiven: readonly (keyof Values)[] = [],
): Typed<Values> {
  const changed = Object.keys(change) as (keyof Values)[];
  const kept = [...judged].filter((field) => changed.includes(field) || !forgiven.includes(field));
  return {
    values: { ...values, ...change },
    judged: new Set(wasPressed ? [...kept, ...changed] : kept),
    told: only(told, (field) => !changed.includes(field) && !forgiven.includes(field)),
    wasPressed,
    isChanged: true,
  };
}

export const afterLeaving = <Values>(typed: Typed<Values>, field: keyof Values): Typed<Values> =>
  typed.judged.has(field) ? typed : { ...typed, judged: new Set([...typed.judged, field]) };

/** All of it is judged anew, so the last answer is worth nothing any more. */
export const afterPress = <Values extends object>(typed: Typed<Values>): Typed<Values> => ({
  ...typed,
  judged: new Set(Object.keys(typed.values) as (keyof Values)[]),
  told: {},
  wasPressed: true,
});

export const shownProblems = <Values>({ judged, told }: Typed<Values>, wrong: Problems<Values>): Problems<Values> => ({
  ...only(wrong, (field) => judged.has(field)),
  ...told,
});

type TextField<Values> = { [Field in keyof Values]: string extends Values[Field] ? Field : never }[keyof Values];

/** Where somebody is led to: a field, or what it is folded into. */
interface Place {
  focus: () => void;
}

/**
 * A form while it is typed. A field is judged once somebody has left it, and from then on with every key; the button
 * judges all of them and leads to the first that is wrong.
 */
export function useFormState<Values extends object>(
  start: Values,
  judge: (values: Values) => Problems<Values>,
  toldBefore?: Problems<Values>,
) {
  const [typed, setTyped] = useState(() => typedFrom(start, toldBefore));
  const places = useRef(new Map<keyof Values, Place>());
  const { values, isChanged } = typed;
  const wrong = judge(values);

  const focus = useCallback((field: keyof Values) => places.current.get(field)?.focus(), []);
  const focusFirst = ([first]: string[]) => first !== undefined && focus(first as keyof Values);
  /** Forgiven are the fields that were judged by what is changed. */
  const put = (change: Partial<Values>, forgiven?: readonly (keyof Values)[]) =>
    setTyped((now) => afterChange(now, change, forgiven));
  const leave = (field: keyof Values) => setTyped((now) => afterLeaving(now, field));
  const place = (field: keyof Values) => (here: Place | null) => {
    if (here) places.current.set(field, here);
    else places.current.delete(field);
  };
  /** What an input needs to be one of the form's fields. */
  const input = <Name extends TextField<Values>>(name: Name) => ({
    name,
    ref: place(name),
    value: values[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      put({ [name]: currentTarget.value } as unknown as Partial<Values>),
    onBlur: () => leave(name),
  });
  /** Takes what was known before, as if nobody had typed. */
  const fillIn = useCallback((known: Values) => setTyped((now) => ({ ...now, values: known })), []);
  /** Shows what the server said, by the field. */
  const tell = (told: Problems<Values>) => {
    setTyped((now) => ({ ...now, told }));
    focusFirst(Object.keys(told));
  };
  /** Whether it can be sent. Where not, its fields say why. */
  const check = (): boolean => {
    setTyped(afterPress);
    focusFirst(Object.keys(wrong));
    return Object.keys(wrong).length === 0;
  };
  return {
    values,
    isChanged,
    problems: shownProblems(typed, wrong),
    put,
    leave,
    place,
    focus,
    input,
    fillIn,
    tell,
    check,
  };
}

export type FormState<Values extends object> = ReturnType<typeof useFormState<Values>>;
