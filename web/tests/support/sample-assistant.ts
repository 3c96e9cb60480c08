import type { AssistantDocument } from '../../app/content/documents.ts';

/** The words that the CMS begins with. */
export const assistant: AssistantDocument = {
  id: 'assistant',
  name: 'Gut Health Assistant',
  line: 'Here to help!',
  greeting:
    "Hi there, welcome to {practice} where we value your health. We're here to help you take the first step toward optimizing your gut health so you can feel your best and thrive! How can I help?",
  placeholder: 'Type your message...',
  contactPrompt: 'Click the button below to go to our contact form.',
  contactButton: 'Go to Contact Form',
  footer: "Powered by {practice}'s AI assistant",
  emergency: 'This sounds like something that cannot wait. Please call 911 or go to the nearest emergency room now. If you think of harming yourself, call or text 988. This chat cannot help in an emergency.',
  isOn: true,
  closed: 'Our chat is closed at the moment. Please use our contact form: a person reads it and replies within {time}.',
  clear: 'Clear chat',
  caution: 'If this is severe, sudden or getting worse, please call 911 or see a doctor now. If you think of harming yourself, call or text 988.',
  hello: 'Hello! I can tell you about {practice}: test kits and their prices, how long results take, packages, shipping, the free workshop and guides. What would you like to know?',
  thanks: 'You are very welcome. Is there anything else that I can look up for you?',
  readMore: 'Read more:',
  noDiagnosis: 'I am not able to diagnose, to read results or to advise on medicines and doses.',
  notFound: 'I have not found a good answer to that in what I know.',
  handOver: 'Please use our contact form: a person reads it and replies within {time}.',
  rules: 'When the texts do not answer, when somebody wants a person, or when it is about their own order, results or health.',
  tone: 'Warm, calm and brief. Faith may be present and gentle, never loud. It never diagnoses and never promises a cure.',
};
