export const ar = {
  needsScripts: 'تحتاج هذه الصفحة إلى JavaScript، وهو معطّل في هذا المتصفح.',
} as const;
