import { labelledBy, type VerificationMails } from './verificationMails.ts';

const label = {
  subject: '[Rehearsal] ',
  words: 'This is a rehearsal: nothing in this mail has happened, and nothing is given to anybody.',
};
const inEnglish = labelledBy(label);

const CHECK_IN = 'I am well';
const dear = (name: string) => (name ? `Dear ${name},` : 'Hello,');
const notFor = (name: string) =>
  name ? ` If you are not ${name}, please do not press it: this address was given to us as theirs.` : '';
const onePress = (name: string) =>
  `Opening the page changes nothing; its button does, once. If you would rather follow no link, sign in to Amaranth as you always do: that says the same.${notFor(name)}`;
const stepBack = (owner: string) =>
  `You receive this because you agreed to be a trusted contact of ${owner}. If you would rather not be asked, you can step back on the same page.`;

const stages = {
  instructions: 'Your words and instructions',
  memories: 'Your albums and messages',
  vault: 'What is meant for them in your vault',
  clone: 'Your clone',
};

const reminderSubjects = [
  'Are you well? Your check-in at Amaranth',
  'Your check-in at Amaranth: our second reminder',
  'Your check-in at Amaranth: our last reminder',
];
const reminders = [
  'It is time for the check-in that you asked us for. One press is enough, and all goes on as before.',
  'A week ago we asked whether you are well. If you were busy, that is all right: one press is enough.',
  'We have asked twice whether you are well. This is the last reminder before a longer time of waiting begins. Nobody else is asked before that time is over.',
];

export const englishVerificationMails: VerificationMails = {
  'life-reminder': inEnglish(({ link, number, ownerName }) => ({
    subject: reminderSubjects[number - 1] ?? reminderSubjects[0] ?? '',
    paragraphs: [dear(ownerName), reminders[number - 1] ?? reminders[0] ?? ''],
    button: { label: CHECK_IN, address: link },
    after: onePress(ownerName),
  })),
  'life-grace': inEnglish(({ link, lastDay, ownerName }) => ({
    subject: 'Your life verification: before we ask your trusted contacts',
    paragraphs: [
      dear(ownerName),
      `We have not heard from you. Until the end of ${lastDay} at least we wait and ask nobody. After that we ask your trusted contacts whether you are well.`,
      'Whatever you do in Amaranth until then ends this at once.',
    ],
    button: { label: CHECK_IN, address: link },
    after: onePress(ownerName),
  })),
  'life-verifying': inEnglish(({ link, ownerName }) => ({
    subject: 'Your life verification: we are asking your trusted contacts',
    paragraphs: [
      dear(ownerName),
      'You have not answered us, somebody you trust was worried about you, or papers were shown to us. So we are asking your trusted contacts whether you are well. Nothing is given to anybody while they are asked, and their silence is no answer.',
      'If you read this, one press ends it and tells them that you are well.',
    ],
    button: { label: CHECK_IN, address: link },
    after: onePress(ownerName),
  })),
  'life-disputed': inEnglish(({ link, ownerName }) => ({
    subject: 'Your life verification: your trusted contacts do not agree',
    paragraphs: [
      dear(ownerName),
      'Of the people you trust, one says that you live and another that you do not. Nothing happens while they do not agree, however long that lasts.',
      'If you read this, one press ends the question.',
    ],
    button: { label: CHECK_IN, address: link },
    after: onePress(ownerName),
  })),
  'life-veto': inEnglish(({ link, lastDay, ownerName }) => ({
    subject: `Your life verification: please answer by ${lastDay}`,
    paragraphs: [
      dear(ownerName),
      `Enough of your trusted contacts have told us that you are no longer there. Until the end of ${lastDay} at least we wait for a word from you. Only then do the people you chose receive what you left them.`,
      'If you read this, one press stops it all.',
    ],
    button: { label: CHECK_IN, address: link },
    after: onePress(ownerName),
  })),
  'life-case-opened': ({ link, ownerName }) => ({
    subject: 'Your life verification: papers about you have reached us',
    paragraphs: [
      dear(ownerName),
      'Somebody has sent us papers which say that you are no longer alive. If you read this, they are wrong, and we are sorry to trouble you with it.',
      'Two of us look at the papers, each for themselves. Nothing is given to anybody because of them alone: your trusted contacts would be asked first, and you would hear from us again before anything happens.',
      'One press ends it.',
    ],
    button: { label: CHECK_IN, address: link },
    after: onePress(ownerName),
  }),
  'life-hold': inEnglish(({ link, ownerName }) => ({
    subject: 'A change to your life verification waits for seven days',
    paragraphs: [
      dear(ownerName),
      'Somebody, most likely you, changed where you are asked, who is asked after you, or how long one waits. Until the seven days are over everything stays as it was.',
    ],
    button: { label: 'Look at the change', address: link },
    after: 'If it was not you, take the change back on that page, and choose a new password.',
  })),
  'life-voided': inEnglish(({ link, ownerName }) => ({
    subject: 'Your life verification: all is as before',
    paragraphs: [
      dear(ownerName),
      'You gave a sign of life. Whoever was asked after you has been told, what was open is closed, and whatever was given has been taken back.',
    ],
    button: { label: 'See what happened', address: link },
    after: 'If it was not you, choose a new password and look at your life verification.',
  })),
  'life-cancelled': inEnglish(({ link, ownerName }) => ({
    subject: 'Your life verification has been called off',
    paragraphs: [
      dear(ownerName),
      'From now on nobody is asked after you, and nothing will be given to anybody. You can begin again at any time.',
    ],
    button: { label: 'Open life verification', address: link },
    after: 'If it was not you, choose a new password and begin again on that page.',
  })),
  'life-contact-asked': inEnglish(({ link, ownerName, contactName }) => ({
    subject: `Do you know how ${ownerName} is?`,
    paragraphs: [
      dear(contactName),
      `${ownerName} named you as somebody who would know. We have not heard from them in a while, and would like to ask you whether they are well. There may be a simple reason.`,
      'Please take the time that you need. If you cannot say, say nothing: silence counts for nothing. If they live, your word gives them time to answer for themselves.',
      'Nothing is given to anybody on one word alone, and you can take yours back while we ask.',
    ],
    button: { label: 'Answer', address: link },
    after: stepBack(ownerName),
  })),
  'life-contact-disputed': inEnglish(({ link, ownerName, contactName }) => ({
    subject: `We have heard different things about ${ownerName}`,
    paragraphs: [
      dear(contactName),
      `About ${ownerName} we have been told both that they live and that they do not. Nothing happens until that is clear. If you can reach them, please ask them to sign in, or tell us what you know.`,
      'Nobody has done anything wrong by answering. You can change your answer at any time.',
    ],
    button: { label: 'Answer', address: link },
    after: stepBack(ownerName),
  })),
  'life-contact-voided': inEnglish(({ link, ownerName, contactName }) => ({
    subject: `You need not answer about ${ownerName} any more`,
    paragraphs: [
      dear(contactName),
      `Our question about ${ownerName} is withdrawn. There is nothing left for you to do. Thank you for being there.`,
    ],
    button: { label: 'Open Amaranth', address: link },
    after: stepBack(ownerName),
  })),
  'life-channel-code': ({ code }) => ({
    subject: `${code} is your code for Amaranth`,
    paragraphs: [
      `Somebody, most likely you, wants to be asked at this address whether they are well. The code is ${code}. It is good for ten minutes.`,
    ],
    after:
      'If you did not ask for it, leave this mail unread: without the code this address is used for nothing. Give the code to nobody, and not to us either.',
  }),
  'life-rehearsal-gift': ({ link, stage }) => ({
    subject: `[Rehearsal] ${stages[stage]} would be given now`,
    paragraphs: [
      label.words,
      `Had it been real, somebody you chose would receive this now: ${stages[stage].toLowerCase()}. As it is a rehearsal, only you hear of it.`,
    ],
    button: { label: 'See the rehearsal', address: link },
  }),
};
