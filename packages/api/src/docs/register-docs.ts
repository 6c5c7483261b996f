import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openapiDocument } from './openapi.ts';

/** `/api/docs` for people and `/api/docs/json` for programs. */
export const registerDocs = async (app: FastifyInstance, serverUrl: string): Promise<void> => {
  let document: ReturnType<typeof openapiDocument> | undefined;
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Half a second of work for a document that few starts are ever asked for.
    transformSpecification: () => (document ??= openapiDocument(serverUrl)),
    transformSpecificationClone: false,
    // Swagger UI writes HTML strings itself: Trusted Types would leave the page empty.
    staticCSP:
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  });
};
