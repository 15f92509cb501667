export const fr = {
  label: 'Cours en direct',
  pause: 'Arrêter le défilement',
  sources: 'Sources : {providers}',
} as const;
