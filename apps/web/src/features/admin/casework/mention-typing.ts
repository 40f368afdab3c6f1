/** A name that is being typed behind an @. */
export interface TypedMention {
  /** Where its @ stands. */
  from: number;
  typed: string;
}

const MENTION = /(?<![\p{L}\p{M}\p{N}_])@([\p{L}\p{M}\p{N}'’.\- ]{0,60})$/u;

/** What stands behind the last @ before the caret; undefined where no name can be meant. */
export function typedMention(text: string, caret: number): TypedMention | undefined {
  const found = MENTION.exec(text.slice(0, caret));
  return found ? { from: found.index, typed: found[1] ?? '' } : undefined;
}

const folded = (text: string): string => text.normalize('NFC').toLowerCase();
const MOST = 6;

/** Whose name, or a later part of it, begins with what was typed. A name that is there already need not be offered. */
export function fitting<Person extends { name: string }>(people: readonly Person[], typed: string): Person[] {
  const start = folded(typed);
  return people
    .filter(({ name }) => {
      const whole = folded(name);
      return whole !== start && (whole.startsWith(start) || whole.includes(` ${start}`));
    })
    .slice(0, MOST);
}

/** The text with the name in the place of what was typed of it, and where the caret stands then. */
export function withMention(text: string, caret: number, { from }: TypedMention, name: string) {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}
