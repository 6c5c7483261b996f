import S3rver from '@20minutes/s3rver';
import { scratchDirectory } from '../platform/postgres/testing/scratch-directory.ts';
import { readBucketAddress } from '../platform/storage/bucket-address.ts';
import type { BucketAddress } from '../platform/storage/bucket-address.ts';

/** The only account of that server. */
export const TEST_KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

interface TestBucket {
  /** As in STORAGE_URL. */
  url: string;
  address: BucketAddress;
  stop: () => Promise<void>;
}

/** A bucket on a real S3 server, which checks signatures; it ends with the test. */
export const startTestBucket = async (
  removeIn: (remove: () => Promise<void>) => void,
): Promise<TestBucket> => {
  const directory = await scratchDirectory({ removeIn });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  let stopping: Promise<void> | undefined;
  const stop = async () => (stopping ??= server.close());
  removeIn(stop);
  const url = `s3://pictures/families?endpoint=http://127.0.0.1:${port}&region=eu-central-1`;
  const address = readBucketAddress(url);
  if (address === null) throw new Error('not an address of a bucket');
  return { url, address, stop };
};
