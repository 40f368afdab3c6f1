/** Where the server shows the words of a form that was sent before its scripts had come. */
export const KEPT_WORDS_ID = 'kept-words';
const KEPT_FORM = `#${KEPT_WORDS_ID} form`;

type Words = Record<string, string>;

/**
 * What was typed before any script listened: the words the server has sent back and, until the page is alive, what stands
 * in its prerendered fields. From then on every field holds what its component says.
 */
export function typedWords(isAlive: boolean): Words {
  if (typeof document === 'undefined') return {};
  const unheard = document.querySelectorAll<HTMLFormElement>(isAlive ? KEPT_FORM : 'form');
  const words = [...unheard].flatMap((form) => {
    const meant = fieldsOf(form).filter((field) => form.matches(KEPT_FORM) || isTouched(field));
    return [...new FormData(form)].filter(([name]) => meant.some((field) => field.name === name));
  });
  return Object.fromEntries(words.filter(([, word]) => word !== '')) as Words;
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements] as HTMLInputElement[];

/** What stands in a field from the start says nothing: its component knows it, and the words that were sent may know better. */
const isTouched = ({ checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean =>
  checked !== defaultChecked || value !== defaultValue;

/** Types the words into a form, so that its components hear of them as they would from a person. */
export function fillIn(form: HTMLFormElement, words: Words): void {
  const meant = fieldsOf(form).filter(({ name }) => name in words);
  for (const field of meant) {
    const word = words[field.name] ?? '';
    if (/radio|checkbox/.test(field.type)) {
      if (field.value === word && !field.checked) field.click();
    } else {
      // React pays no heed to a value it knows already, so the word is written past it, over another one.
      field.value = '';
      Reflect.set(Object.getPrototypeOf(field), 'value', word, field);
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    }
  }
  if (meant.length > 0 || Object.keys(words).length === 0) document.querySelector(KEPT_FORM)?.remove();
}

export const leaveKeptWords = (): void => document.getElementById(KEPT_WORDS_ID)?.remove();
