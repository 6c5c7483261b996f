/** What tests use of the S3 server from the registry, which comes without types. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });

    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
