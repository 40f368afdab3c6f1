import { endpointNames } from '@jara/contract/document/names';
import { describe, expect, it } from 'vitest';
import { PARTS } from './api-document.content.ts';
import { documentOf } from './api-documents.ts';

const SITE = { productName: 'Jara', publicUrl: 'https://jara.test' };
const documents = PARTS.map((part) => documentOf(part, endpointNames.keys(), SITE));
const operationsIn = ({ paths }: { paths: Record<string, Record<string, unknown>> }) =>
  Object.values(paths).flatMap((methods) => Object.values(methods) as { operationId: string; responses: object }[]);

describe('the document of the API', () => {
  it('calls each operation by a name of its own, in one part alone', () => {
    const ids = documents.flatMap((document) => operationsIn(document).map(({ operationId }) => operationId));
    expect(ids.toSorted()).toEqual([...endpointNames.values()].map(({ name }) => name).toSorted());
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is small enough to be read at once', () => {
    for (const document of documents) expect(JSON.stringify(document).length).toBeLessThan(150 * 1024);
  });

  it('keeps what is for staff out of the public part', () => {
    const [open, staff, office] = documents.map(({ paths }) => Object.keys(paths));
    expect(open?.filter((path) => path.startsWith('/admin'))).toEqual([]);
    expect(staff).toEqual(expect.arrayContaining(['/admin/quids', '/quid/{quid}/status']));
    expect(office).toEqual(expect.arrayContaining(['/admin/session', '/admin/dashboard']));
  });

  it('gives an operation the refusals of its own and those that follow from what it is, by status', () => {
    const [open, staff] = documents;
    const answers = (document: typeof open, path: string, method: string) =>
      Object.fromEntries(
        Object.entries(document?.paths[path]?.[method]?.responses ?? {}).map(([status, answer]) => [
          status,
          (answer as { $ref?: string }).$ref?.replace('#/components/responses/', '') ?? 'its own',
        ]),
      );
    expect(answers(open, '/limits', 'get')).toEqual({ 200: 'its own', '4XX': 'Unreadable', '5XX': 'Trouble' });
    expect(answers(open, '/transactions/withdraw', 'get')).toEqual({
      200: 'its own',
      401: 'access_key_required',
      403: 'access_key_rejected',
      410: 'claim_lapsed',
      422: 'invalid_input',
      429: 'too_many_requests',
      '4XX': 'Unreadable',
      '5XX': 'Trouble',
    });
    expect(answers(staff, '/admin/quids/{quid}/revive', 'post')).toMatchObject({
      401: 'code_required.sign_in_required',
      403: 'foreign_origin.permission_denied.step_up_required.totp_not_set_up',
      409: 'idempotency_in_progress.status_change_not_allowed',
      '4XX': 'UnreadableBody',
    });
  });

  it('says what every code means', () => {
    for (const { components } of documents) {
      const { RefusalCode: codes } = components.schemas as Record<
        string,
        { enum: string[]; 'x-enumDescriptions': object }
      >;
      expect(Object.keys(codes?.['x-enumDescriptions'] ?? {})).toEqual(codes?.enum);
      expect(codes?.enum).toContain('internal_error');
    }
  });

  it('names as a key whatever comes in the header of a key', () => {
    const inHeader = { 'x-access-key': 'access_key', 'x-manage-key': 'manage_key' } as const;
    for (const endpoint of endpointNames.keys()) {
      const taken = Object.keys((endpoint.headers as { shape?: object } | undefined)?.shape ?? {});
      const { keys = [] } = endpoint;
      for (const [header, key] of Object.entries(inHeader))
        expect(keys.includes(key), endpoint.path).toBe(taken.includes(header));
      expect(keys.length === 0 || endpoint.access === 'public').toBe(true);
    }
  });

  it('says how to come in', () => {
    const [open, staff] = documents;
    expect(open?.paths['/sent/{id}/pause']?.post?.security).toEqual([{ browserCookie: [] }, { manageKey: [] }]);
    expect(open?.paths['/rules/claim']?.post?.security).toEqual([{}, { browserCookie: [] }]);
    expect(open?.paths['/limits']?.get?.security).toEqual([]);
    expect(staff?.paths['/admin/quids']?.get?.security).toEqual([{ staffSession: [] }]);
  });

  it('takes an Idempotency-Key where the first answer is kept, and pages where there are some', () => {
    const [open, staff] = documents;
    const refs = (operation: { parameters?: unknown[] } | undefined) => JSON.stringify(operation?.parameters ?? []);
    expect(refs(open?.paths['/transactions']?.post)).toContain('#/components/parameters/IdempotencyKey');
    expect(refs(open?.paths['/quotes']?.post)).not.toContain('IdempotencyKey');
    expect(refs(open?.paths['/transactions']?.get)).toContain('#/components/parameters/Page');
    expect(refs(staff?.paths['/admin/quids']?.get)).toContain('#/components/parameters/Limit');
  });

  it('writes a shape once and refers to it by its name', () => {
    const [open] = documents;
    expect(JSON.stringify(open?.paths['/transactions/{id}'])).toContain('#/components/schemas/FindOwnPaymentReply');
    expect(open?.components.schemas).toMatchObject({
      StartPaymentReply: { properties: { transaction: { $ref: '#/components/schemas/Payment' } } },
      Payment: { properties: { amount: { $ref: '#/components/schemas/Money' } } },
      StartPaymentBody: { properties: { rule: { $ref: '#/components/schemas/OrderedRule' } } },
    });
  });
});
