import { declareActivity } from '../activity/declare-activity.ts';
import { declareBusEvents } from '../realtime/declare-bus-events.ts';
import { text } from '../activity/read-data.ts';

export const rankBusEvents = declareBusEvents({
  'ranks.changed': { ids: null, stale: ['ranks', 'cabinet'], members: 'all' },
});

const reasonSuffix = (reason: string): string => (reason === '' ? '' : `: ${reason}`);

/** Ranks of members, and the ladder they rise on. */
export const rankActivity = declareActivity(
  'personnel',
  (data, formatDate) => {
    const until = text(data['until']);
    return {
      from: text(data['from']),
      to: text(data['to']),
      reason: text(data['reason']),
      until: until && formatDate(until),
    };
  },
  {
    'rank.promoted': {
      en: {
        name: 'Member promoted',
        says: ({ to, reason }) => `{target} promoted to ${to}${reasonSuffix(reason)}`,
      },
      ru: {
        name: 'Повышение',
        says: ({ to, reason }) => `Повышение, {target}: ${to}${reasonSuffix(reason)}`,
      },
    },
    'rank.demoted': {
      en: {
        name: 'Member demoted',
        says: ({ from, to, reason }) =>
          `{target} ${to === '' ? `lost the rank ${from}` : `demoted to ${to}`}${reasonSuffix(reason)}`,
      },
      ru: {
        name: 'Понижение',
        says: ({ from, to, reason }) =>
          `${to === '' ? `Снят ранг ${from}, {target}` : `Понижение, {target}: ${to}`}${reasonSuffix(reason)}`,
      },
    },
    'rank.noticed': {
      en: {
        name: 'Rank changed manually',
        says: ({ from, to }) => `{target}’s rank changed in Discord: ${from || '—'} → ${to || '—'}`,
      },
      ru: {
        name: 'Ранг изменён вручную',
        says: ({ from, to }) => `Ранг изменён в Discord, {target}: ${from || '—'} → ${to || '—'}`,
      },
    },
    'rank.deferred': {
      en: {
        name: 'Promotion postponed',
        says: ({ to, until }) =>
          `Promotion of {target} to ${to} ${until ? `postponed until ${until}` : 'dismissed'}`,
      },
      ru: {
        name: 'Повышение отложено',
        says: ({ to, until }) =>
          `Повышение до «${to}», {target}: ${until ? `отложено до ${until}` : 'отклонено'}`,
      },
    },
    'rank.ladder_saved': {
      en: { name: 'Rank ladder changed', says: () => 'Rank ladder changed' },
      ru: { name: 'Изменена лестница рангов', says: () => 'Изменена лестница рангов' },
    },
  },
);
