import { endpointNames } from '@jara/contract/document/names';
import { describe, expect, it } from 'vitest';
import { documentOf, PARTS } from './api-documents.ts';

const SITE = { productName: 'Jara', publicUrl: 'https://jara.test' };
const documentsOfContract = () => PARTS.map((part) => documentOf(part, endpointNames.keys(), SITE));
const operationsIn = ({ paths }: { paths: Record<string, Record<string, unknown>> }) =>
  Object.values(paths).flatMap((methods) => Object.values(methods) as { operationId: string; responses: object }[]);

describe('the document of the API', () => {
  it('calls each operation by a name of its own, in one part alone', () => {
    const ids = documentsOfContract().flatMap((document) =>
      operationsIn(document).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual([...endpointNames.values()].map(({ name }) => name).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is small enough to be read at once', () => {
    for (const document of documentsOfContract()) expect(JSON.stringify(document).length).toBeLessThan(150 * 1024);
  });

  it('keeps what is for staff out of the public part', () => {
    const [open, staff] = documentsOfContract().map(({ paths }) => Object.keys(paths));
    expect(open?.filter((path) => path.startsWith('/admin'))).toEqual([]);
    expect(staff).toEqual(expect.arrayContaining(['/admin/session', '/quid/{quid}/status']));
  });

  it('writes a shape once and refers to it by its name', () => {
    const [open] = documentsOfContract();
    expect(JSON.stringify(open?.paths['/transactions/{id}'])).toContain('#/components/schemas/FindOwnPaymentReply');
    expect(open?.components.schemas).toMatchObject({
      StartPaymentReply: { properties: { transaction: { $ref: '#/components/schemas/Payment' } } },
      Payment: { properties: { amount: { $ref: '#/components/schemas/Money' } } },
      StartPaymentBody: { properties: { rule: { $ref: '#/components/schemas/OrderedRule' } } },
    });
  });
});
