// The predeploy step of functions and Hosting in firebase.json, run only by a manual `firebase deploy`.
console.error(
  'firebase.json ne connaît pas la page construite, dont les styles seraient refusés par les en-têtes.\n' +
    'Déployez avec : npm run deploy -- --project ID',
);
process.exitCode = 1;
