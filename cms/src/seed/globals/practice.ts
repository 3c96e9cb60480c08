export const practiceTexts = {
  name: 'Good Soil Family Wellness',
  email: 'hello@goodsoil.example',
  tagline: 'Where Gut Health Becomes Life Changing',
  practitioner: 'Hannah Whitfield, PA-C',
  replyTime: '48 hours',
  builder: { label: 'Site by the builder', href: 'https://builder.example' },
};
