export const events = {
  title: 'Available webhook events',
  text: 'Choose what to send. Events carry names and titles. Contact details stay on Closeup until someone with access opens the contact.',
  contactUnlocked: 'Contact unlocked',
  contactUnlockedText: 'You unlocked a talent’s contact details.',
  messageAnswered: 'Message answered',
  messageAnsweredText: 'A talent accepted, declined or blocked your conversation.',
  contactStageChanged: 'Contact stage changed',
  contactStageChangedText: 'Someone on your side moved a contact to another stage.',
  campaignMatched: 'Campaign match',
  campaignMatchedText: 'We found the daily match for one of your campaigns.',
  campaignInterest: 'Campaign interest',
  campaignInterestText: 'A talent showed interest in one of your campaigns.',
  positionViewed: 'Video viewed',
  positionViewedText: 'Your company watched a talent’s video.',
  unlockRefunded: 'Unlock returned or refunded',
  unlockRefundedText: 'You got an unlock or its price back.',
};

export const test = {
  event: 'Event to send',
  arrived: 'The test arrived',
  arrivedText: '{{host}} answered {{status}} in {{ms}} ms.',
  failed: 'The test didn’t arrive',
  refused: 'The test wasn’t accepted',
  answer: 'Answer',
  emptyAnswer: 'The answer has no text.',
};

export const reasons = {
  timeout: '{{host}} didn’t answer within 15 seconds.',
  private_address: '{{host}} isn’t on the public internet, so we don’t send anything there.',
  unreachable: 'We couldn’t reach {{host}}. Check the address and its certificate.',
  redirect: '{{host}} answered {{status}}, a redirect. We don’t follow redirects, so enter the final address.',
  refused: '{{host}} answered {{status}}. Only answers from 200 to 299 count as received.',
  unsigned: 'We can’t read the secret of this webhook anymore. Rotate it.',
};
