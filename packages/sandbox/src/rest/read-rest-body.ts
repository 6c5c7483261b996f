import type { MultipartBody } from '../http/multipart.ts';
import { isMultipart } from '../http/multipart.ts';
import { invalidJson } from './errors.ts';
import type { RestCall } from './rest-route.ts';

const FILE_FIELD = /^files\[(\d+)\]$/;

/** A REST body is JSON, or multipart with the JSON in `payload_json` and files in `files[n]`. */
export function readRestBody(body: unknown): Pick<RestCall, 'body' | 'files'> {
  if (!isMultipart(body)) return { body: body ?? {}, files: [] };
  return { body: readPayloadJson(body), files: readFiles(body) };
}

function readPayloadJson(body: MultipartBody): unknown {
  const text = body.fields.get('payload_json');
  if (text === undefined) return Object.fromEntries(body.fields);
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson();
  }
}

function readFiles(body: MultipartBody): RestCall['files'] {
  return body.files.map((file, place) => ({
    index: Number(FILE_FIELD.exec(file.field)?.[1] ?? place),
    filename: file.filename,
    contentType: file.contentType,
    bytes: file.bytes,
  }));
}
