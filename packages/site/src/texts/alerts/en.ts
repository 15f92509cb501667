export const en = {
  form: {
    label: 'New alert',
    side: 'You want to',
    sell: 'Sell foreign currency',
    buy: 'Buy foreign currency',
    allBanks: 'All banks',
    purchaseTarget: 'Alert me at or above',
    saleTarget: 'Alert me at or below',
    add: 'Alert me',
  },
  figure: {
    purchase: 'Rate of {day}: {bank} buys {unit} at {rate}.',
    sale: 'Rate of {day}: {bank} sells {unit} at {rate}.',
  },
  added: 'Alert saved.',
  addedReached: 'This rate has already been reached: we will alert you next time.',
  list: 'Your alerts on this device',
  none: 'No alerts on this device.',
  anyBank: 'a bank',
  wish: {
    purchase: '{bank} buys {unit} at {rate} or more',
    sale: '{bank} sells {unit} at {rate} or less',
  },
  state: {
    armed: 'active',
    fired: 'already reached, waiting for the next crossing',
    paused: 'paused',
  },
  pause: 'Pause',
  pauseOf: 'Pause: {alert}',
  resume: 'Resume',
  resumeOf: 'Resume: {alert}',
  remove: 'Delete',
  removeOf: 'Delete: {alert}',
  digest: 'The central bank’s rate, every working day after 18:00',
  digestOn: 'Receive',
  digestOff: 'Stop receiving',
  stop: 'Stop everything',
  stopped: 'Everything has been stopped: we no longer hold anything from this device.',
  changed: 'Saved.',
  limits:
    'At most one notification per alert and per day, three per device, between 7:00 and 22:00. Only rates published by the banks count, checked every ten minutes.',
  kept: 'No account: we keep the notification address of this browser and your alerts for at most twelve months after your last visit: {policy}.',
  policy: 'privacy policy',
  support: {
    'home-screen':
      'On iPhone and iPad, first add the site to your Home Screen: tap Share in Safari, then “Add to Home Screen”. Open it from there and come back here.',
    refused:
      'Notifications from this site are blocked in your browser. Allow them with the icon next to the address, then reload the page.',
    unsupported: 'This browser does not receive notifications. Try Chrome, Firefox or Edge.',
  },
  failure: {
    off: 'Alerts are not enabled on this site.',
    refused: 'Without your permission we cannot alert you.',
    noService: 'Your browser’s notification service is not responding: try another connection.',
    unreachable: 'Your alerts could not be read: check your connection and try again.',
  },
} as const;
