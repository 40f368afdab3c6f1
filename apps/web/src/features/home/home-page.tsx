import { ButtonLink } from '../../components/app-link.tsx';
import { Cloth, useClothUri } from '../../components/cloth.tsx';
import { OPERATOR } from '../../lib/operator.ts';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { WhyChoose } from './why-choose.tsx';
import { words } from './words/en.tsx';

export function HomePage() {
  return (
    <>
      <Hero />
      <ClothBand />
      <WhyChoose />
      <HowItWorks />
      <ClosingCall />
    </>
  );
}

/** A strip of cloth from edge to edge: one short piece, repeated. */
function ClothBand() {
  const uri = useClothUri({ theme: 'adire', seed: 28, ratio: 5, columns: 10 });
  return (
    <div
      aria-hidden="true"
      className="h-10 bg-repeat-x sm:h-12"
      style={{ backgroundImage: `url("${uri}")`, backgroundSize: 'auto 100%' }}
    />
  );
}

function ClosingCall() {
  return (
    <section aria-labelledby="closing-call" className="mx-auto mt-24 max-w-wide px-4 sm:px-6">
      <div className="relative overflow-clip rounded-gift shadow-gift">
        <Cloth theme="owambe" seed={4021} ratio={2.4} columns={14} className="absolute inset-0 size-full" />
        <div className="relative m-4 flex flex-col items-start gap-5 rounded-card bg-surface p-6 sm:m-8 sm:max-w-md sm:p-9 md:m-12">
          <h2 id="closing-call" className="text-3xl">
            {words.closing.title}
          </h2>
          <p className="text-ink-2 text-lg">{words.closing.text(OPERATOR.productName)}</p>
          <ButtonLink to="/create" size="lg">
            {words.closing.createFirst}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
