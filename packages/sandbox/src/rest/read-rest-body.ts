import type { MultipartBody } from '../http/multipart.ts';
import { isMultipart } from '../http/multipart.ts';
import { invalidJson } from '../errors/rest-errors.ts';
import type { RestCall } from './rest-route.ts';

const FILE_FIELD = /^files\[(\d+)\]$/;
/** Half of a surrogate pair: with the flag `u` a whole pair is one character and no surrogate. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** A REST body is JSON, or multipart with the JSON in `payload_json` and files in `files[n]`. */
export const readRestBody = (body: unknown): Pick<RestCall, 'body' | 'files'> => {
  const multipart = isMultipart(body);
  const sent = multipart ? readPayloadJson(body) : (body ?? {});
  if (hasLoneSurrogate(sent)) throw invalidJson();
  return { body: sent, files: multipart ? readFiles(body) : [] };
};

/**
 * JSON can contain a lone surrogate, but Discord stores texts as UTF-8, which cannot: discord-api-docs,
 * issues 1197 and 6561.
 */
const hasLoneSurrogate = (value: unknown): boolean => {
  if (typeof value === 'string') return LONE_SURROGATE.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasLoneSurrogate);
};

const readPayloadJson = (body: MultipartBody): unknown => {
  const text = body.fields.get('payload_json');
  if (text === undefined) return Object.fromEntries(body.fields);
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
};

const readFiles = (body: MultipartBody): RestCall['files'] =>
  body.files.map((file, place) => ({
    index: Number(FILE_FIELD.exec(file.field)?.[1] ?? place),
    filename: file.filename,
    contentType: file.contentType,
    bytes: file.bytes,
  }));
