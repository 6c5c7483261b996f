import type { JobName, JobPayloads } from '@famiglia/core/platform/jobs/job-definitions';
import { CircuitOpen } from '@famiglia/core/platform/discord/circuit';
import { JobPostponed } from '@famiglia/core/platform/jobs/job-postponed';
import { RateLimitError } from 'discord.js';
import type { Bot } from '../bot.ts';
import type { BotFeature, FeatureJob } from '../feature.ts';

/** Runs the jobs of all features while this client is used. Returns a function that stops taking jobs. */
export const workJobs = async (bot: Bot, features: readonly BotFeature[]): Promise<() => Promise<void>> => {
  const jobs: readonly FeatureJob[] = features.flatMap((feature) => feature.jobs ?? []);
  const stops = await Promise.all(jobs.map(async (job) => workJob(bot, job)));
  return async () => {
    await Promise.all(stops.map(async (stop) => stop()));
  };
};

const workJob = async <Name extends JobName>(bot: Bot, job: FeatureJob<Name>) =>
  bot.context.jobs.work(job.name, async (payload: JobPayloads[Name], signal) => {
    const running = job.run(bot, payload, signal).catch((error: unknown) => {
      // A job that meets a rate limit is postponed, and its place in the queue goes to another job.
      if (error instanceof RateLimitError) throw new JobPostponed(error.retryAfter, { cause: error });
      if (error instanceof CircuitOpen) throw new JobPostponed(error.retryAfterMs, { cause: error });
      throw error;
    });
    // The stop waits for running jobs; a failed job concerns only the queue.
    bot.work.add(running.catch(() => undefined));
    await running;
  });
