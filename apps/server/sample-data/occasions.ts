import type { GiftTheme } from '@jara/contract/payments';

/** Why somebody gives: the cloth they choose, what they write, and how much it usually is, in naira. */
export interface Occasion {
  themes: readonly GiftTheme[];
  messages: readonly string[];
  amounts: readonly number[];
}

export const FEASTS = {
  christmas: {
    themes: ['christmas', 'christmas', 'christmas', 'harmattan'],
    messages: [
      'Merry Christmas! Buy the big chicken this year.',
      'Ekeresimesi ọma! Chukwu gozie gị.',
      'Compliments of the season from all of us in Port Harcourt.',
      'Detty December loading. Use this one for transport.',
      'Christmas rice money. No dulling.',
      'Ẹ kú ọdún! Greet Mama for me.',
      'For the children, something small from Uncle.',
      'We no fit come village this year, but our hand reach you.',
      'Wishing you a quiet, sweet Christmas.',
    ],
    amounts: [5_000, 10_000, 10_000, 15_000, 20_000, 20_000, 25_000, 30_000, 50_000, 100_000],
  },
  newYear: {
    themes: ['harmattan', 'sunrise'],
    messages: [
      'Happy New Year! This one na to open the account.',
      'New year, new phone fund.',
      'We crossed over. God is faithful!',
      'Ọdún á yabo fún wa. Happy New Year!',
    ],
    amounts: [5_000, 10_000, 15_000, 20_000, 26_000],
  },
  valentine: {
    themes: ['owambe', 'owambe', 'sunrise'],
    messages: [
      'For my person. Dinner is on me, wherever you are.',
      'You are the jollof to my party.',
      'I no dey there, but I dey with you. Happy Val!',
      'Ifunanya m, this is for you.',
      'Roses die. Shoes do not. Enjoy.',
      'Will you be my Val? The answer is in your bank account.',
    ],
    amounts: [10_000, 14_000, 14_000, 20_000, 28_000, 50_000],
  },
  sallah: {
    themes: ['sallah'],
    messages: [
      'Barka da Sallah! Allah ya maimaita mana.',
      'Eid Mubarak to you and the whole house.',
      'Goron Sallah for the little ones.',
      'Barka da Sallah! Kiss the children for me.',
      'Ẹ kú ọdún Iléyá o! Keep one piece of meat for me.',
      'Eid Mubarak. May our prayers be accepted.',
      'Ram money. Add your own, e go reach.',
    ],
    amounts: [5_000, 10_000, 10_000, 20_000, 20_000, 30_000, 50_000, 120_000],
  },
} as const satisfies Record<string, Occasion>;

export type FeastOccasion = keyof typeof FEASTS;

export const EVERYDAY = {
  birthday: {
    themes: ['sunrise', 'sunrise', 'adire'],
    messages: [
      'Happy birthday! Buy cake and chop small for me.',
      'Ẹ kú ọjọ́ ìbí! Long life and plenty money.',
      'Happy birthday, my padi. Age with money.',
      'Obi ụtọ ncheta ọmụmụ gị!',
      'Barka da ranar haihuwa! Enjoy your day.',
      'Another year, and you still have not changed. Happy birthday.',
      'Big 30! Flex am well.',
      'Happy birthday, Mummy. Rest today, please.',
    ],
    amounts: [3_000, 5_000, 5_000, 10_000, 10_000, 15_000, 20_000, 25_000, 30_000, 50_000],
  },
  wedding: {
    themes: ['owambe'],
    messages: [
      'Happy married life! Spray this one for us.',
      'Aso ebi no reach me, but my gift must reach you.',
      'Allah ya sanya albarka.',
      'God bless your home. We are so proud of you both.',
      'To the couple: this is for the honeymoon, not for the caterer.',
      'Owambe of the year! See you on the dance floor.',
    ],
    amounts: [10_000, 20_000, 20_000, 50_000, 50_000, 100_000, 150_000, 200_000],
  },
  thanks: {
    themes: ['harmattan', 'adire'],
    messages: [
      'Thank you for standing by us.',
      'Daalụ nke ukwuu. You do well.',
      'Na gode sosai.',
      'Ẹ ṣé gan-an ni. I will not forget it.',
      'You helped me move house and took nothing. Take this.',
      'For the best mechanic in Mushin.',
      'Teacher, our son passed because of you.',
    ],
    amounts: [2_000, 3_000, 5_000, 5_000, 10_000, 15_000, 20_000],
  },
  support: {
    themes: ['adire'],
    messages: [
      'For data and transport this week.',
      'Hold body with this one till month end.',
      'School fees part one. Read your books!',
      'E go better. Manage this for now.',
      'Drugs for Grandma. Call me when she has taken them.',
      'For the rent. Do not thank me, just send the receipt.',
      'Fuel don cost. Small something for the week.',
    ],
    amounts: [2_000, 3_000, 5_000, 5_000, 10_000, 20_000, 30_000, 50_000, 75_000, 150_000],
  },
  baby: {
    themes: ['sunrise', 'ivory'],
    messages: [
      'Welcome, little one! Diapers are expensive, we know.',
      'Ẹ kú ewu ọmọ! Olúwa á wò ó.',
      'Allah ya raya. Congratulations!',
      'Congratulations on your bundle of joy. Rest when baby rests.',
    ],
    amounts: [10_000, 15_000, 20_000, 25_000, 50_000],
  },
  sympathy: {
    themes: ['ivory'],
    messages: [
      'We are with you in this time. May his soul rest in peace.',
      'Ndo. Take heart, my sister.',
      'Ẹ pẹ̀lẹ́. Our prayers are with the family.',
      'No words. Just know you are not alone.',
    ],
    amounts: [10_000, 20_000, 30_000, 50_000, 100_000],
  },
  success: {
    themes: ['adire', 'sunrise'],
    messages: [
      'Corper wee! Proud of you.',
      'First salary never land, so hold this. Congratulations on the job!',
      'You passed JAMB! We knew it.',
      'Graduate! The gown fit you die.',
      'New shop, new blessings. Na me be first customer.',
    ],
    amounts: [5_000, 10_000, 20_000, 20_000, 50_000],
  },
  justBecause: {
    themes: ['adire', 'harmattan', 'ivory'],
    messages: [
      'Just because. Buy suya.',
      'I saw your post. Lunch is on me.',
      'You crossed my mind today.',
      'Small jara for a big heart.',
    ],
    amounts: [1_000, 2_000, 2_500, 5_000, 7_500],
  },
} as const satisfies Record<string, Occasion>;

/** What families put together for, once in a while. */
export const GREAT_HELP: Occasion = {
  themes: ['adire', 'ivory'],
  messages: [
    'For the deposit on the land. Build well.',
    'School fees for the whole year, all three of them.',
    'For the new shop. We all put hand.',
    'For the operation. Get well, Papa. We are waiting for you.',
  ],
  amounts: [500_000, 600_000, 750_000],
};

/** Gifts for many: the sender shares one code with a whole group. */
export const GIVEAWAY: Occasion = {
  themes: ['adire', 'owambe', 'sunrise', 'harmattan'],
  messages: [
    'For the whole class group. First come, first chop!',
    'One code, many winners. May the fastest finger win.',
    'My followers, una do well. Open and see your luck.',
    'Old boys, this one na for the reunion drinks.',
    'For my night-shift team. You carried this month.',
    'Family group only, please. Do not forward!',
    'We hit ten thousand! Something small for you.',
  ],
  amounts: [10_000, 20_000, 20_000, 30_000, 50_000, 60_000, 100_000],
};
