/** What everything is written in that somebody outside reads. The staff portal is in English. */
export const LANGUAGES = ['en', 'pcm', 'ha', 'yo', 'ig'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each in its own words, so that whoever reads it finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  pcm: 'Pidgin',
  ha: 'Hausa',
  yo: 'Yorùbá',
  ig: 'Igbo',
};

/** As a page's `lang` says it: each as it is spoken in Nigeria. */
export const languageTag = (language: Language): string => `${language}-NG`;

export const isLanguage = (name: unknown): name is Language => LANGUAGES.includes(name as Language);

/** The first of ours in an `Accept-Language`, by the weights in it; English where there is none. */
export function languageIn(header: string | undefined): Language {
  const asked = (header ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    const weight = Number(parameters.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
    return { language: tag.split('-')[0], weight: Number.isNaN(weight) ? 0 : weight };
  });
  const best = asked.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  return best.map(({ language }) => language).find(isLanguage) ?? 'en';
}
