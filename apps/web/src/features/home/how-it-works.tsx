import { clsx } from 'clsx';
import { words } from './words/en.tsx';

const STEPS = [words.steps.create, words.steps.pay, words.steps.share, words.steps.withdraw];

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mx-auto max-w-wide px-4 pt-24 sm:px-6">
      <h2 id="how-it-works" className="text-3xl sm:text-4xl">
        {words.howItWorks}
      </h2>
      <div className="relative mt-10">
        <Thread />
        <ol className="relative grid gap-8 md:grid-cols-4 md:gap-6">
          {STEPS.map(({ title, text }, index) => (
            <li key={title} className={clsx('flex gap-5 md:flex-col md:gap-6', index % 2 === 1 && 'md:mt-10')}>
              <NumberTag number={index + 1} />
              <div>
                <h3 className="font-bold font-display text-xl">{title}</h3>
                <p className="mt-1.5 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The string the four tags hang on: down the side on a phone, across on a wide screen. */
function Thread() {
  return (
    <>
      <span aria-hidden="true" className="absolute top-6 bottom-16 left-[31px] w-0.5 bg-gold md:hidden" />
      <svg
        viewBox="0 0 1000 60"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="-top-1 absolute left-0 hidden h-16 w-full md:block"
      >
        <path
          d="M0 8C70 6 40 18 60 18S230 52 310 54s200-40 250-36 150 34 250 36 130-26 190-50"
          fill="none"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          className="stroke-gold"
        />
      </svg>
    </>
  );
}

function NumberTag({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 64 76" className="h-19 w-16 shrink-0 drop-shadow-sm" role="img" aria-label={words.step(number)}>
      <path d="M20 4h24l16 16v48a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6V20Z" className="fill-brand" />
      <circle cx="32" cy="16" r="4.5" className="fill-bg" />
      <text
        x="32"
        y="58"
        textAnchor="middle"
        className="fill-on-brand font-display font-extrabold"
        style={{ fontSize: '34px' }}
      >
        {number}
      </text>
    </svg>
  );
}
