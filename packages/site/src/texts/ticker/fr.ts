export const fr = {
  label: 'Cours en direct',
  pause: 'Arrêter le défilement',
  sources: 'Sources\u202f: {providers}',
} as const;
