import { OPERATOR_PLACES, type Operator, PRACTICE_OPERATOR } from '@jara/domain/operator';

/**
 * Who runs this site. Built pages have places for it, which the server fills in before it serves them; scripts read the
 * same words from the page's head, so they cost no request and no inline script, and both always agree.
 */
export const OPERATOR: Operator = import.meta.env.SSR ? beforeServing() : writtenInHead();

function writtenInHead(): Operator {
  return JSON.parse(document.querySelector<HTMLMetaElement>('meta[name=operator]')?.content ?? '');
}

/** Tests of parts that no server serves read the practice operator's words. */
function beforeServing(): Operator {
  return import.meta.env.PROD ? OPERATOR_PLACES : PRACTICE_OPERATOR;
}
