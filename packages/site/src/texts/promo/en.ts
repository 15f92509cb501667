export const en = {
  announcement: 'Announcement',
  announced: 'The exchange rates of the dinar, live and free of charge.',
  closeAnnouncement: 'Close the announcement',
} as const;
