export const PAGE_SIZE = {
  members: 100,
  screenshots: 50,
  activity: 50,
  capts: 50,
  ledger: 50,
  attendance: 50,
  events: 50,
  warnings: 50,
  purchases: 50,
  tickets: 50,
  top: 25,
  recentActivity: 3,
} as const;
export const MAX_PAGE_SIZE = 200;
