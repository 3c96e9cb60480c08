/** In the place of the offer of an email that the practice has switched off: nothing would go out. */
export const mailIsOff = 'No email goes out about it: that is switched off in Settings.';
