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
      'an opening built on the moment or fact behind the post',
      'the news in one plain sentence',
      'one takeaway that others can use',
      'thanks for something specific, if thanks are due',
    ],
    length: 'Keep it under 150 words, with at most two hashtags.',
    tone: 'Tell it in the first person, the way you would to a former colleague.',
    limits: [
      'No "thrilled", "humbled" or "journey", no life lesson and no line break after every sentence.',
      'End on a fact or a genuine question, not on "Agree?" or a call to comment.',
    ],
    test: 'It works if the opening lines make sense alone in the feed and sound like the writer.',
    asks: [
      {
        label: 'Story',
        question: 'What specific moment, event or person is this post about?',
        kind: 'facts',
      },
      {
        label: 'Thanks to',
        question: 'Who played a part in it, and what did they do?',
        cues: ['thank', 'thanks', 'team', 'mentor'],
      },
      { label: 'Readers', question: 'Who should it reach?', kind: 'readers' },
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
      'a first line that works alone before the cutoff',
      'the fact people need, such as a day, price or place',
      'something only someone who was there would say',
      'at most one thing to do',
    ],
    length: 'Keep it under 60 words, or 280 characters per post on X.',
    limits: [
      'If there is a picture, say what it cannot show instead of describing it.',
      'No rows of emojis or hashtags, and no question asked only to get comments.',
    ],
    test: 'It works if it makes sense to someone who sees only the first line and scrolls on.',
    asks: [
      {
        label: 'Picture or clip',
        question: 'What does the picture or clip show, if there is one?',
        cues: ['photo', 'picture', 'pic', 'video', 'clip', 'reel', 'tweet'],
      },
      {
        label: 'Facts',
        question: 'Which day, price, place or name has to be in it?',
        kind: 'facts',
      },
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
      'the target customer, in words they use themselves',
      'what to do now and where',
    ],
    length: 'Keep it under 60 words, or within the limit of the medium, and show the count.',
    limits: [
      'Sell one thing to one person; cut anything a competitor could say too.',
      'No "best" or "number one", and no price, trial, deadline or scarcity that is not given.',
    ],
    test: 'It works if someone who sees it once can say what is offered, to whom and where.',
    asks: [
      {
        label: 'Difference',
        question: 'What does it have that others do not?',
        cues: ['only', 'unlike', 'first', 'because'],
      },
      { label: 'Customers', question: 'Who should feel that it is for them?', kind: 'readers' },
      {
        label: 'Medium',
        question: 'Where will it run, and how much space or time is there?',
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
      'what it is and who it is for in the first line',
      'what it is like to use or own',
      'the hard facts in a short list',
      'an answer to the doubt that keeps people from buying',
      'its limits or flaws, stated plainly',
    ],
    length: 'Keep it under 150 words, including the list of facts.',
    limits: [
      'Turn each feature into what it does for the buyer; drop adjectives any competitor could use.',
      'Do not state a material, size, origin or certification that is not given.',
    ],
    test: 'It works if buyers can tell from it alone whether it suits them and are not disappointed later.',
    asks: [
      {
        label: 'Product',
        question: 'What is it made of or what does it do, and what sizes or versions are there?',
        kind: 'facts',
      },
      { label: 'Buyers', question: 'Who buys it, and for what?', kind: 'readers' },
      {
        label: 'Doubt',
        question: 'What do buyers ask or worry about before they buy?',
        cues: ['worry', 'doubt', 'ask', 'complain', 'question'],
      },
    ],
  },
]
