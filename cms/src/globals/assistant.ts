import type { GlobalConfig } from 'payload';
import { pagePolicy } from '../access/policies.ts';
import { pageVersions } from '../fields/drafts.ts';
import { line, paragraph, paragraphKeeping } from '../fields/text.ts';

export const assistant: GlobalConfig = {
  slug: 'assistant',
  label: 'Chat assistant',
  access: pagePolicy,
  admin: {
    group: 'Pages and files',
    description:
      'What the chat at the bottom right says by itself. Its answers come from products, questions and articles.',
  },
  versions: pageVersions,
  fields: [
    {
      name: 'isOn',
      label: 'The chat is open',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'Without the tick there is no chat button on the pages, and nothing is answered but an emergency.',
      },
    },
    paragraphKeeping(['contact form'], 'closed', 'While it is closed', {
      defaultValue:
        'Our chat is closed at the moment. Please use our contact form: a person reads it and replies within {time}.',
      description:
        'For visitors whose page still has the chat open. {time} becomes the reply time of the practice. “contact form” has to stay in it: these words make the button appear.',
      maxLength: 300,
    }),
    line('name', 'Name', {
      defaultValue: 'Gut Health Assistant',
      description: 'Stands on top of the chat.',
      maxLength: 60,
    }),
    line('line', 'Line below', {
      defaultValue: 'Here to help!',
      description: 'A few words.',
      maxLength: 60,
    }),
    paragraph('greeting', 'Greeting', {
      defaultValue:
        "Hi there, welcome to {practice} where we value your health. We're here to help you take the first step toward optimizing your gut health so you can feel your best and thrive! How can I help?",
      description: 'The first message. {practice} becomes the name of the practice.',
      maxLength: 600,
    }),
    paragraph('starters', 'First questions', {
      required: false,
      defaultValue: 'Which kit is right for me?\nHow long do results take?\nIs shipping free?',
      description:
        'One a line. The first three stand below the greeting, to be asked with a tap. Open the chat and try them.',
      maxLength: 300,
    }),
    line('placeholder', 'Words in the input', {
      defaultValue: 'Type your message...',
      description: 'Until somebody types.',
      maxLength: 60,
    }),
    line('clear', 'Button that empties it', {
      defaultValue: 'Clear chat',
      description: 'Takes the conversation out of the visitor’s browser.',
      maxLength: 40,
    }),
    paragraphKeeping(['contact form'], 'contactPrompt', 'Words that lead to the form', {
      defaultValue: 'Click the button below to go to our contact form.',
      description:
        'Said after a person is handed over. “contact form” has to stay in it: these words make the button appear.',
      maxLength: 160,
    }),
    line('contactButton', 'Button to the form', {
      defaultValue: 'Go to Contact Form',
      description: 'Goes to the contact form.',
      maxLength: 40,
    }),
    line('footer', 'Last line', {
      defaultValue: "Powered by {practice}'s AI assistant",
      description: '{practice} becomes the name of the practice.',
      maxLength: 120,
    }),
    paragraphKeeping(['911', '988'], 'emergency', 'In an emergency', {
      defaultValue:
        'This sounds like something that cannot wait. Please call 911 or go to the nearest emergency room now. If you think of harming yourself, call or text 988. This chat cannot help in an emergency.',
      description:
        'Said at once when somebody writes of chest pain, blood, suicide or a baby with fever, in place of any other answer. 911 and 988 have to stay in it.',
      maxLength: 600,
    }),
    paragraphKeeping(['911', '988'], 'caution', 'When somebody speaks of an illness', {
      defaultValue:
        'If this is severe, sudden or getting worse, please call 911 or see a doctor now. If you think of harming yourself, call or text 988.',
      description:
        'Stands below an answer: the sentence with 911 where somebody may be unwell, the one with 988 where somebody may despair. Both numbers have to stay in it.',
      maxLength: 300,
    }),
    paragraph('hello', 'To a greeting', {
      defaultValue:
        'Hello! I can tell you about {practice}: test kits and their prices, how long results take, packages, shipping, the free workshop and guides. What would you like to know?',
      description: '{practice} becomes the name of the practice.',
      maxLength: 400,
    }),
    line('thanks', 'To a thank-you', {
      defaultValue: 'You are very welcome. Is there anything else that I can look up for you?',
      description: 'One sentence or two.',
      maxLength: 200,
    }),
    line('readMore', 'Before the name of a page', {
      defaultValue: 'Read more:',
      description: 'Below an answer; the name of the page follows as a link.',
      maxLength: 40,
    }),
    line('noDiagnosis', 'When asked for a diagnosis', {
      defaultValue:
        'I am not able to diagnose, to read results or to advise on medicines and doses.',
      description: 'The words that hand over follow it.',
      maxLength: 200,
    }),
    paragraph('notFound', 'Without an answer', {
      defaultValue: 'I have not found a good answer to that in what I know.',
      description:
        'Said when the texts of the site do not answer a question. The words below follow it.',
      maxLength: 300,
    }),
    line('closest', 'Before the closest page', {
      defaultValue: 'The closest page I have is',
      description: 'Follows the sentence above; the title of the page stands after it.',
      maxLength: 80,
    }),
    paragraphKeeping(['contact form'], 'handOver', 'Handing over', {
      defaultValue: 'Please use our contact form: a person reads it and replies within {time}.',
      description:
        'Said whenever a person has to answer. {time} becomes the reply time of the practice. “contact form” has to stay in it: these words make the button appear.',
      maxLength: 300,
    }),
    paragraph('rules', 'When it hands over', {
      required: false,
      defaultValue:
        'When the texts do not answer, when somebody wants a person, or when it is about their own order, results or health.',
      description: 'For the language model, if the shop has one. Visitors do not see it.',
      maxLength: 600,
    }),
    paragraph('tone', 'How it should sound', {
      required: false,
      defaultValue:
        'Warm, calm and brief. Faith may be present and gentle, never loud. It never diagnoses and never promises a cure.',
      description:
        'A few sentences for the language model, if the shop has one. Visitors do not see them.',
      maxLength: 1000,
    }),
  ],
};
