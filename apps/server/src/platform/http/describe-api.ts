import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@jara/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { PARTS, type Part } from './api-document.content.ts';
import { documentOf } from './api-documents.ts';

/** Where each part is read. */
const ADDRESSES: Record<Part, string> = {
  public: '/openapi.json',
  staff: '/openapi/staff.json',
  office: '/openapi/office.json',
  provider: '/openapi/provider.json',
};

/** Offers the API's own document, and the page that shows it, for the routes that are registered after this. */
export async function describeApi(api: FastifyInstance, { publicUrl, operator }: Config): Promise<void> {
  const endpoints = new Set<Endpoint>();
  api.addHook('onRoute', ({ config }) => {
    if (config?.endpoint) endpoints.add(config.endpoint);
  });
  const written = new Map<Part, string>();
  const write = (part: Part): string => {
    const known =
      written.get(part) ??
      JSON.stringify(documentOf(part, endpoints, { publicUrl, productName: operator.productName }));
    written.set(part, known);
    return known;
  };
  for (const part of PARTS)
    api.get(ADDRESSES[part], (_request, reply) => reply.type('application/json; charset=utf-8').send(write(part)));

  // The page reads the addresses above; the library's own reading of the routes is not asked for.
  await api.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} } },
  });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    uiConfig: { urls: PARTS.map((part) => ({ name: part, url: `/api${ADDRESSES[part]}` })) },
  });
}
