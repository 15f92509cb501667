export const fr = {
  published: '{days} des {workingDays} derniers jours ouvrables',
  time: '{hour} h {minute}',
  usualHour: 'vers {time}',
  coverage: {
    read: 'lue par le site depuis le {day}',
    entered: 'saisie par l’équipe depuis le {day}',
  },
  noneHeldBack: 'aucune ligne écartée',
  heldBack: { one: '{count} ligne écartée', other: '{count} lignes écartées' },
  today: 'du jour',
  yesterday: 'd’hier',
  daysAgo: { one: 'd’il y a {count} jour', other: 'd’il y a {count} jours' },
} as const;
