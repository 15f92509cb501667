// Hosting's predeploy step in firebase.json: only a `firebase deploy` by hand comes here.
console.error(
  'firebase.json ne connaît pas la page construite, dont les styles seraient refusés par les en-têtes.\n' +
    'Déployez avec : npm run deploy -- --project ID',
);
process.exitCode = 1;
