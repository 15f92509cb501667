export const en = {
  updatedOn: 'Last updated: {day}',
  form: 'contact form',
  contact: 'Write to us',
  privacy: {
    intro: 'What {site} knows about you, why, and for how long.',
    responsible: {
      title: 'Who is responsible',
      text: '{site}, in Tunis, publishes this site and is responsible for it. You can reach us at {mail} or through the {form}.',
    },
    given: {
      title: 'Data that you give us',
      text: 'No account is needed to read the site. If you write to us, we receive what you entered ({fields}) and the time of sending. If you create an {alert}, we keep the notification address of your browser with its keys, and what you wait for: currency, bank, rate. The message passes, encrypted, through the notification service of your browser (Google, Mozilla, Microsoft or Apple). “Stop everything” deletes it all at once; our team looks only at totals.',
      fields: { name: 'name', email: 'email', subject: 'subject', message: 'message' },
      alert: 'alert',
    },
    technical: {
      title: 'Technical data',
      text: 'To send you a page, our servers receive the IP address of your device, the requested page and the type of browser. Our host keeps them in its logs, for security and proper operation. We make no profile of them. When a page has an error, the browser may send us the name of this error, the place in our scripts where it occurred and the kind of page, with nothing of what you entered.',
    },
    purpose: {
      title: 'What these data are used for',
      text: 'Your contact details are used to answer you, and for nothing else. They are not sold, rented or used for advertising.',
    },
    cookies: {
      title: 'Cookies and trackers',
      text: 'We set no cookie and use no advertising tracker or audience measurement tool. The images and typefaces of the site come from the site itself.',
    },
    storage: {
      title: 'Storage in your browser',
      text: 'The site may keep in your browser its own files and the latest rates, to open faster and without a connection (service worker), as well as the language that it has already offered you and, for the length of the visit and until it is sent, the draft of a message. If you choose {favourites} (currency, amount, bank), it keeps them on your device, without sending them to us, until you delete them. Apart from this draft, none of this identifies you; deleting the data of the site in your browser deletes it.',
      favourites: 'favourites',
    },
    hosting: {
      title: 'Hosting and providers',
      text: 'The site and its data are hosted by Google Firebase (Hosting, Cloud Functions and Cloud Firestore); our functions run in Europe. Google acts on our behalf and under its data protection commitments.',
    },
    retention: {
      title: 'How long data are kept',
      text: 'A contact message is kept for at most twelve months, then deleted. An alert is deleted twelve months after your last visit, or as soon as your browser no longer receives notifications. The technical logs are deleted by the host within its own time limits.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may ask to see, correct or delete the data about you, and object to their use. Write to us: we answer within a month. You may also refer the matter to the National Authority for Personal Data Protection (INPDP) of Tunisia.',
    },
    security: {
      title: 'Security and changes',
      text: 'Exchanges with the site are encrypted, and only the people who answer the messages have access to them. If this policy changes, the date at the top of the page changes with it.',
    },
  },
  terms: {
    intro: 'By using {site} you accept what follows.',
    purpose: {
      title: 'Purpose',
      text: 'The site gives the exchange rates of the Tunisian dinar, compares the rates of banks and offers a converter. These terms govern its use.',
    },
    access: {
      title: 'Access',
      text: 'The site is free, public and without an account. We do our best to keep it available at all times, but cannot guarantee it: maintenance or a failure may interrupt it.',
    },
    nature: {
      title: 'Nature of the information',
      text: 'The rates come from the Central Bank of Tunisia, from banks and from public sources. Each has its date and its source. Whatever is indicative, a demonstration or of an earlier day is marked as such.',
    },
    guarantee: {
      title: 'No guarantee',
      text: '{warning} Only the rate confirmed by your bank at the time of the transaction is binding.',
      warning:
        'The published information is not guaranteed. It may be incomplete, late or wrong, and any decision that you take on the basis of it is at your own risk.',
    },
    advice: {
      title: 'No advice',
      text: 'Nothing on this site is financial, tax or investment advice, or an offer to buy or sell currencies or cryptocurrencies. We carry out no exchange transactions.',
    },
    liability: {
      title: 'Liability',
      text: 'Within the limits of the law, we are not liable for losses or damage resulting from the use of the site, from an error in a rate or from its unavailability.',
    },
    fairUse: {
      title: 'Fair use',
      text: 'You may read, quote and share the pages. You may not overload the site, bypass its security or send misleading or automated messages through the form.',
    },
    property: {
      title: 'Intellectual property',
      text: 'The texts and the presentation are protected. The names of banks belong to their owners and are cited only to identify their rates. News headlines lead to the newspapers that wrote them.',
    },
    links: {
      title: 'Links and personal data',
      text: 'We are not responsible for the content of the sites that our links lead to. The use of your data is described in the {policy}.',
      policy: 'privacy policy',
    },
    changes: {
      title: 'Changes and applicable law',
      text: 'These terms may change: the date at the top of the page shows when. They are governed by Tunisian law, and any dispute falls to the courts of Tunis. A question? {contact}.',
    },
  },
} as const;
