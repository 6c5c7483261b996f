import type { ActivitySentences } from './activity-sentence.ts';
import { plural } from './plural.ts';

export const activitySentencesEn: ActivitySentences = {
  'member.joined': { name: 'Member joined', says: () => '{target} joined the server' },
  'member.left': { name: 'Member left', says: () => '{target} left the server' },
  'member.forgotten': {
    name: 'Member’s data removed',
    says: () => 'A member’s data was removed at their wish. The sums stay: {target}',
  },
  'member.renamed': {
    name: 'In-game name changed',
    says: ({ nick }) => `In-game name of {target}: ${nick || 'removed'}`,
  },
  'reputation.changed': {
    name: 'Reputation changed',
    says: ({ delta }) => `Reputation of {target}: ${delta}`,
  },
  'reputation.bulk_changed': {
    name: 'Reputation of many changed',
    says: ({ delta, count }) =>
      `Reputation of ${plural('en', count, { one: '# member', other: '# members' })}: ${delta}`,
  },
  'reputation.undone': {
    name: 'Change of reputation undone',
    says: ({ delta }) => `Change of reputation undone for {target}: ${delta}`,
  },
  'reputation.bulk_undone': {
    name: 'Changes of many undone',
    says: ({ count }) =>
      `Changes of reputation undone for ${plural('en', count, { one: '# member', other: '# members' })}`,
  },
  'reputation.roles_changed': {
    name: 'Roles by reputation',
    says: ({ roles }) => `Roles of {target} by reputation: ${roles}`,
  },
  'reputation.role_stopped': {
    name: 'Role no longer given',
    says: ({ roles }) => `No longer given for reputation: ${roles}. The settings say why.`,
  },
  'screenshot.submitted': { name: 'Screen sent', says: () => '{target} sent a screen' },
  'screenshots.approved': {
    name: 'Screens approved',
    says: ({ count }) => `Approved: ${plural('en', count, { one: '# screen', other: '# screens' })}`,
  },
  'screenshots.rejected': {
    name: 'Screens rejected',
    says: ({ count }) => `Rejected: ${plural('en', count, { one: '# screen', other: '# screens' })}`,
  },
  'screenshots.reopened': {
    name: 'Verdicts taken back',
    says: ({ count }) =>
      `Verdict taken back: ${plural('en', count, { one: '# screen', other: '# screens' })}`,
  },
  'settings.saved': {
    name: 'Settings changed',
    says: ({ changes }) =>
      `Settings changed: ${plural('en', changes, { one: '# field', other: '# fields' })}`,
  },
  'roles.saved': {
    name: 'Rights of roles changed',
    says: ({ roles }) => (roles ? `Rights of roles changed: ${roles}` : 'Rights of roles changed'),
  },
  'panel_user.added': {
    name: 'Panel opened to a member',
    says: ({ until }) => `Panel opened to {target}${until ? ` until ${until}` : ''}`,
  },
  'panel_user.removed': { name: 'Panel closed to a member', says: () => 'Panel closed to {target}' },
  'subscription.trial_started': { name: 'Trial started', says: () => 'Premium trial started' },
  'subscription.canceled': {
    name: 'Premium cancelled',
    says: ({ until }) => `Premium cancelled${until ? `; it works until ${until}` : ''}`,
  },
  'subscription.resumed': { name: 'Premium resumed', says: () => 'Premium resumed' },
  'subscription.expired': { name: 'Premium ended', says: () => 'Premium has ended' },
  'subscription.set': {
    name: 'Plan set by Famiglia',
    says: ({ premium, until }) =>
      `Plan set by Famiglia: ${premium ? 'Premium' : 'Free'}${until ? ` until ${until}` : ''}`,
  },
  'subscription.paid': {
    name: 'Premium paid',
    says: ({ until }) => `Premium paid${until ? ` until ${until}` : ''}`,
  },
  'subscription.refunded': {
    name: 'Payment refunded',
    says: ({ premium, until }) =>
      premium && until ? `Payment refunded; Premium until ${until}` : 'Payment refunded; Premium has ended',
  },
  'event.created': { name: 'Event planned', says: () => 'Event planned: {target}' },
  'event.edited': { name: 'Event edited', says: () => 'Event edited: {target}' },
  'event.closed': { name: 'Sign-up closed', says: () => 'Sign-up closed: {target}' },
  'event.cancelled': { name: 'Event cancelled', says: () => 'Event cancelled: {target}' },
  'event.finished': {
    name: 'Event finished',
    says: ({ came }) =>
      `Event finished: {target}, ${plural('en', came, { one: '# person came', other: '# people came' })}`,
  },
  'event.joined': { name: 'Signed up', says: () => 'Signed up: {target}' },
  'event.moved': {
    name: 'Changed between list and reserve',
    says: () => 'Changed between list and reserve: {target}',
  },
  'event.left': { name: 'Took the sign-up back', says: () => 'Took the sign-up back: {target}' },
  'event.added': { name: 'Signed up by a leader', says: ({ title }) => `Signed {target} up: ${title}` },
  'event.removed': {
    name: 'Taken off the list by a leader',
    says: ({ title }) => `Took {target} off the list: ${title}`,
  },
  'event.pinned': {
    name: 'Pinned by a leader',
    says: ({ pinned, title }) =>
      ({
        in: `Pinned {target} in: ${title}`,
        out: `Pinned {target} out: ${title}`,
        none: `Unpinned {target}: ${title}`,
      })[pinned],
  },
  'event.resized': {
    name: 'Places changed',
    says: ({ slots }) => `{target}: ${plural('en', slots, { one: '# place', other: '# places' })} now`,
  },
  'event.promoted': {
    name: 'Moved up from the reserve',
    says: ({ title }) => `{target} moved up from the reserve: ${title}`,
  },
  'event.message_lost': {
    name: 'Sign-up message cannot be shown',
    says: () => 'The sign-up message cannot be shown in Discord: {target}',
  },
  'calendar_feed.created': { name: 'Calendar address made', says: () => 'Private calendar address made' },
  'calendar_feed.revoked': { name: 'Calendar address ended', says: () => 'Private calendar address ended' },
  'capt.created': { name: 'Capt planned', says: () => 'Capt planned: {target}' },
  'capt.edited': { name: 'Capt edited', says: () => 'Capt edited: {target}' },
  'capt.closed': { name: 'Capt’s sign-up closed', says: () => 'Sign-up closed: {target}' },
  'capt.cancelled': { name: 'Capt cancelled', says: () => 'Capt cancelled: {target}' },
  'capt.finished': {
    name: 'Capt played',
    says: ({ result, score }) =>
      `Capt played: {target}, ${{ win: 'won', loss: 'lost', draw: 'a draw', none: 'no result' }[result]}${score && ` ${score}`}`,
  },
  'capt.deleted': { name: 'Capt deleted', says: () => 'Capt deleted: {target}' },
  'capt.restored': { name: 'Capt restored', says: () => 'Capt restored: {target}' },
  'capt.joined': { name: 'Signed up for a capt', says: () => 'Signed up: {target}' },
  'capt.moved': {
    name: 'Changed between a capt’s list and reserve',
    says: () => 'Changed between list and reserve: {target}',
  },
  'capt.left': { name: 'Took the sign-up for a capt back', says: () => 'Took the sign-up back: {target}' },
  'capt.added': {
    name: 'Signed up for a capt by a leader',
    says: ({ title }) => `Signed {target} up: ${title}`,
  },
  'capt.removed': {
    name: 'Taken off a capt’s list by a leader',
    says: ({ title }) => `Took {target} off the list: ${title}`,
  },
  'capt.pinned': {
    name: 'Pinned in a capt by a leader',
    says: ({ pinned, title }) =>
      ({
        in: `Pinned {target} in: ${title}`,
        out: `Pinned {target} out: ${title}`,
        none: `Unpinned {target}: ${title}`,
      })[pinned],
  },
  'capt.resized': {
    name: 'Places of a capt changed',
    says: ({ slots }) => `{target}: ${plural('en', slots, { one: '# place', other: '# places' })} now`,
  },
  'capt.promoted': {
    name: 'Moved up from a capt’s reserve',
    says: ({ title }) => `{target} moved up from the reserve: ${title}`,
  },
  'capt.message_lost': {
    name: 'Capt’s sign-up message cannot be shown',
    says: () => 'The sign-up message cannot be shown in Discord: {target}',
  },
  'capt.recording_added': { name: 'Recording added', says: () => 'Recording added: {target}' },
  'capt.recording_removed': { name: 'Recording removed', says: () => 'Recording removed: {target}' },
  'capt.recordings_asked': {
    name: 'Recordings asked for',
    says: ({ count }) =>
      `Recordings of {target} asked for from ${plural('en', count, { one: '# player', other: '# players' })}`,
  },
  'capt_alias.learnt': { name: 'Nick learnt', says: ({ title }) => `The nick ${title} belongs to {target}` },
  'capt_alias.forgotten': {
    name: 'Nick forgotten',
    says: ({ title }) => `The nick ${title} no longer belongs to {target}`,
  },
};
