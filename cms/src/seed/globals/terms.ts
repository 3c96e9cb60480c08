/** Sample terms in plain words; facts as the FAQ of spec §9 states them. To be checked by the practice before going live. */
export const terms = {
  version: '2026-11-01',
  reminder: 'Scroll to the end of the terms to accept them.',
  sections: [
    {
      heading: '1. What you are buying',
      text: 'Test kits are collected at home and read by an independent laboratory. Consultations take place by video. Supplements are food supplements, not medicines. Results and advice inform your care; they do not replace a visit to a doctor when you need one, and they are not for emergencies. Call 911 in an emergency.',
    },
    {
      heading: '2. Prices and payment',
      text: 'All prices are in US dollars. Tests are self-pay. On request we give you a superbill, which you may send to your insurance; whether and what it pays is decided by your insurance. Your card is charged when you press Pay. The amount on that button is the amount that is charged.',
    },
    {
      heading: '3. Monthly payments',
      text: 'A plan with monthly payments names each date and amount before you pay. The first payment is taken at checkout, the others on the named dates from the same card. After the last payment the plan ends by itself.',
    },
    {
      heading: '4. Shipping',
      text: 'Shipping within the United States is free. Kits leave us in 1 to 2 business days and usually arrive in 5 to 7 business days.',
    },
    {
      heading: '5. Results',
      text: 'Laboratories name the number of days from the arrival of a complete sample. A sample that is late, damaged or incomplete may have to be collected again; we tell you as soon as we know. Results are shared with you and with nobody else unless you ask us to or the law requires it.',
    },
    {
      heading: '6. Changes, cancellation and returns',
      text: 'Write to us before a kit has shipped, and we change or cancel the order and return what you paid for it. Kits that have shipped cannot be returned. A consultation can be moved up to 24 hours before it begins.',
    },
    {
      heading: '7. Your information',
      text: 'We use what you enter here to send your kit, to match your sample and to reach you about your order. Your date of birth, address and phone number are stored encrypted. Card details go straight to the payment provider; we never see or keep them. The privacy policy has the details.',
    },
    {
      heading: '8. Questions',
      text: 'Write to the address at the foot of this page. A person answers within 48 hours.',
    },
  ],
};
