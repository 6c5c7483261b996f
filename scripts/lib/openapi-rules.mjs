/** Checks the served OpenAPI document against the recommended rules of Redocly and Spectral. */
export const checkOpenapi = async () => {
  const { openapiDocument } = await import('../../packages/api/dist/http/openapi.js');
  const document = openapiDocument('https://panel.example');
  const found = [
    ...(await redoclyFindings(document)),
    ...(await spectralFindings(document)),
    ...doubledInEnums(document),
  ];
  if (found.length > 0) throw new Error(found.join('\n'));
};

/**
 * `/{captId}/close` and `/stats/{captId}` would be ambiguous if a capt's id could be `stats`. The rule does not see
 * that the id is a uuid, and the specification requires the second address.
 */
const isToldApartById = ({ ruleId, message }) =>
  ruleId === 'no-ambiguous-paths' && message.includes('`/api/capts/{guildId}/{captId}/');

const redoclyFindings = async (document) => {
  const { createConfig, lintFromString } = await import('@redocly/openapi-core');
  const findings = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  });
  return findings
    .filter((finding) => !isToldApartById(finding))
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
};

/** Redocly proves the same by rules of its own; the last one is checked below, in a thousandth of the time. */
const NOT_TWICE = [
  'operation-success-response',
  'operation-operationId-unique',
  'operation-parameters',
  'path-params',
  'duplicated-entry-in-enum',
];

const spectralFindings = async (document) => {
  const { Spectral } = await import('@stoplight/spectral-core');
  const { oas } = await import('@stoplight/spectral-rulesets');
  const spectral = new Spectral();
  spectral.setRuleset({
    extends: [oas],
    rules: Object.fromEntries(NOT_TWICE.map((name) => [name, 'off'])),
  });
  const findings = await spectral.run(document);
  return findings.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`);
};

/** Every list of allowed values that has one of them twice. */
const doubledInEnums = (part, place = '') => {
  if (typeof part !== 'object' || part === null) return [];
  const own =
    Array.isArray(part.enum) && new Set(part.enum).size < part.enum.length
      ? [`doubled in ${place}/enum`]
      : [];
  return [
    ...own,
    ...Object.entries(part).flatMap(([key, inner]) => doubledInEnums(inner, `${place}/${key}`)),
  ];
};
