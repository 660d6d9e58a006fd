import type { Deliverable } from '#app/prompts/domain/deliverables/deliverable'

/** Short texts that compete for a glance. */
export const POSTS: Deliverable[] = [
  {
    id: 'linkedin_post',
    names: [
      'linkedin post',
      'linkedin article',
      'linkedin update',
      'linkedin announcement',
      'milestone post',
      'thought leadership post',
      'post for linkedin',
      'post on linkedin',
    ],
    contains: [
      'the moment or fact it starts from before the fold',
      'the news in plain words',
      'one thing somebody else could use',
      'thanks for something people did where thanks are due',
    ],
    length: 'Keep it under 150 words, with at most two hashtags.',
    tone: 'Tell it in the first person, the way you would to a former colleague.',
    limits: [
      'No "thrilled", "humbled" or "journey", no lesson for life and no line break after every sentence.',
      'End on a fact or a real question, not on "Agree?" or a call to comment.',
    ],
    test: 'It works if the opening lines stand alone in the feed and people who know the writer hear them.',
    asks: [
      {
        label: 'Moment',
        question: 'Which one moment, case or person is behind it?',
        kind: 'facts',
      },
      {
        label: 'Thanks to',
        question: 'Who had a part in it, and what did they do?',
        cues: ['thank', 'thanks', 'team', 'mentor'],
      },
      { label: 'Readers', question: 'Whom should it reach?', kind: 'readers' },
    ],
  },
  {
    id: 'social_caption',
    names: [
      'caption',
      'photo caption',
      'instagram caption',
      'instagram post',
      'facebook post',
      'social media post',
      'social media caption',
      'social post',
      'tweet',
      'tiktok caption',
    ],
    contains: [
      'a first line that works alone before the fold',
      'the fact people need such as day or price or place',
      'something only somebody who was there would say',
      'at most one thing to do',
    ],
    length: 'Keep it under 60 words, or 280 characters per post on X.',
    limits: [
      'Where there is a picture, say what it cannot show instead of describing it.',
      'No rows of emojis or hashtags, and no question asked only to get comments.',
    ],
    test: 'It works if it makes sense to someone who sees the first line and scrolls on.',
    asks: [
      {
        label: 'Picture',
        question: 'What does the picture or clip show, if there is one?',
        cues: ['photo', 'picture', 'pic', 'video', 'clip', 'reel', 'tweet'],
      },
      { label: 'Facts', question: 'Which day, price, place or name must be in it?', kind: 'facts' },
      { label: 'Next step', question: 'What should people do?', kind: 'purpose' },
    ],
  },
  {
    id: 'ad',
    names: [
      'ad',
      'advert',
      'advertisement',
      'ad copy',
      'ad headline',
      'search ad',
      'google ad',
      'newspaper ad',
      'radio ad',
      'flyer copy',
    ],
    contains: [
      'one benefit only',
      'the fact that makes it believable',
      'whom it is for in the words they use',
      'what to do now and where',
    ],
    length: 'Keep it under 60 words, or within the limit of the medium, with the count shown.',
    limits: [
      'Sell one thing to one person; cut whatever a competitor could say as well.',
      'No "best" or "number one", and no price, trial, deadline or scarcity that is not given.',
    ],
    test: 'It works if someone who meets it once can say what is offered, to whom and where.',
    asks: [
      {
        label: 'Difference',
        question: 'What does it have that the others do not?',
        cues: ['only', 'unlike', 'first', 'because'],
      },
      { label: 'Customers', question: 'Who should feel meant?', kind: 'readers' },
      {
        label: 'Medium',
        question: 'Where does it run, and how much room or time is there?',
        cues: ['google', 'radio', 'newspaper', 'paper', 'facebook', 'instagram', 'flyer', 'second'],
      },
    ],
  },
  {
    id: 'product_description',
    names: [
      'product description',
      'product blurb',
      'product page',
      'webshop text',
      'listing',
      'shop listing',
      'marketplace listing',
      'amazon bullet',
      'app store text',
      'app store description',
    ],
    contains: [
      'what it is and for whom in the first line',
      'what it is like to use or to own',
      'the hard facts as a short list',
      'an answer to the doubt that stops buyers',
      'its limits or flaws stated plainly',
    ],
    length: 'Keep it under 150 words, the list of facts included.',
    limits: [
      'Turn each feature into what it spares or allows; drop adjectives any competitor could print.',
      'State no material, size, origin or certificate that is not given.',
    ],
    test: 'It works if a buyer can tell from it alone whether it fits and is not disappointed afterwards.',
    asks: [
      {
        label: 'Product',
        question: 'What is it made of or what does it do, and in which sizes or versions?',
        kind: 'facts',
      },
      { label: 'Buyers', question: 'Who buys it, and what for?', kind: 'readers' },
      {
        label: 'Doubt',
        question: 'What do buyers ask or worry about before they buy?',
        cues: ['worry', 'doubt', 'ask', 'complain', 'question'],
      },
    ],
  },
]
