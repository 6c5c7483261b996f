/** Checks the served OpenAPI document against the recommended rules of Redocly and Spectral. */
export const checkOpenapi = async () => {
  const { openapiDocument } = await import('../../packages/api/dist/http/openapi.js');
  const document = openapiDocument('https://panel.example');
  const found = [...(await redoclyFindings(document)), ...(await spectralFindings(document))];
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

const spectralFindings = async (document) => {
  const { Spectral } = await import('@stoplight/spectral-core');
  const { oas } = await import('@stoplight/spectral-rulesets');
  const spectral = new Spectral();
  spectral.setRuleset({ extends: [oas] });
  const findings = await spectral.run(document);
  return findings.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`);
};
