import path from 'node:path';
import { createBucketStorage } from '@famiglia/core/platform/storage/bucket-storage';
import { readBucketAddress } from '@famiglia/core/platform/storage/bucket-address';
import { createDiskStorage } from '@famiglia/core/platform/storage/disk-storage';
import type { Storage } from '@famiglia/core/platform/storage/storage';
import { SettingsError } from '../settings/settings-error.ts';
import type { Settings } from '../settings.ts';

type StorageSettings = Pick<
  Settings,
  'DATA_DIR' | 'STORAGE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'
>;

/** Where the files of these settings are: the bucket of STORAGE_URL, or a directory in DATA_DIR. */
export const openStorage = (settings: StorageSettings): Storage =>
  openPlace(settings, settings.STORAGE_URL ?? path.join(settings.DATA_DIR, 'files'));

/** A storage by its address: a bucket, with the keys of the settings, or a directory. */
export const openPlace = (
  {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  }: StorageSettings,
  place: string,
): Storage => {
  if (!place.startsWith('s3:')) return createDiskStorage(path.resolve(place));
  const address = readBucketAddress(place);
  if (address === null) throw new SettingsError([`${place} is not an address of a bucket`]);
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new SettingsError(['AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set for a bucket']);
  }
  const temporary = sessionToken === undefined ? {} : { sessionToken };
  return createBucketStorage(address, { accessKeyId, secretAccessKey, ...temporary });
};
