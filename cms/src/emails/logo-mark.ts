/** The logo mark (drawn with the shop's pen) as a PNG at three times its size in mails; SVG does not show there. */
export function logoMark(): Buffer {
  return Buffer.from(png, 'base64');
}

const png = [
  'iVBORw0KGgoAAAANSUhEUgAAAGcAAACKBAMAAABFtUmWAAAAMFBMVEVMaXEcOS8cOi8cOS4dOi0dOy0dOi8cOS4cOS4dOi+puZvXpkk7UkF5iG',
  'xhbE2Ro4g+VHo3AAAACXRSTlMA2mupEjLwUImIAkiEAAAACXBIWXMAAC4jAAAuIwF4pT92AAAEVElEQVRYhe2Zz2/cRBTHZ9d2nN5aFSi+lQNq',
  '99YiFORbo5aFvaXpz70VCBK+VRGk9AZtEfhoAm6/sE1vSFhJc65cuKfixzkItTekUPgDWlEVzYzHY8+M43FOjZR3ys7Mx/Ped96bGTuE7FI7da',
  'LbeHf++oEIeO/gtbPWzHyI0l792ArxKwi1tyyYi1GdAT6aa2POsHHpwWtXzl1YvP4K+7U8Z8Gkb5Sj5mfaqZMs9tqQiwGltpG/HxkCZ8K838i4',
  'tPuG3hwDeLMJWjIynEovm5lpAC8be7wAuGWGwmbXabDHTB0ngaRR2tNmBd0A+KyJISQGXtJbZ4GvmxnSBxJ9qgBoEIjbkmEqB/hwO4Z4EZbVth',
  'hpXQV3RlnP81rMPnBTnXq5bch54HC9JdRW5qrqTKCuOE0PvWm/8vuY+lhocob1x4yR1hfBjbCiaTwEqv6FaozTwOMt1T+/5o+veTfGJL9ff7D6',
  '7J7qHQnxfZ5rCzNEIn8M1LRzIzzO8y0s1Jv7VW2CupbM3zzP76mRVgf62so6mOR5fl/LtoF8TA+p0tnDSp7nP1dDUIMaa5W0D7fzPP8JUNr7Ut',
  'AY3yidIyoelU8R1ZWCBtqm0QSRUCjh6TXb5B65im/5H9OaDo1CkCmRWj29jpskl6U50rehfrG4po4TdT+lueBppKoq44/VJJIJq2/FQaF5aOgz',
  'l0ZlsICr5rAi1HSQbkVqupblrlQGtQEusX6TF2RANxb9YWTMxfH0ZOH+mbwjIy61rydLcfLs7wqRobZvMNvHy9DXU4/7Z/KOTHGor6flNlCPp9',
  'buh7wLR7+60Q165zi9ZxVnux3kvlZcMOfsIa+80dpDXsH80gWKKfHbo2xdZLUFNAtg8ijLsjWRoO2QFwErTzMGJbbQkmCyu2IBWiEPwB+MyVbl',
  'ztoCDYHfOZM9EadZKxRgUjDZptg326AEeCCgDbE3tkEAuAoZXabDttBtMdFquWG0Qw9kSOLG0w49lSEtNEDu4pFP5K7lQGp3V57PKtRjb1uvS6',
  'gMaUter1VozKvgA35qOcB3BbMGeew1QEjZduAAf5cTyaOgCQKjnDLv/qveZnXozvqzfxh1mUEiwav3PhUascjX/+LvgA7AmGdR7dqsQlOFXH+C',
  'Xnl7XPGHxcRNUA8rZRDJHIWeP9yg3lbfH1RoulzNTWCBrhq3Q2QbyC/zZj1CMmt+d9fSCEJk6uBxjiRf1Bg9YYMyrelULDu+VI9QDRrgjsi2J0',
  'iRXDF8wtCgkZCPpZvl+eTUKsgS8mq1ansSxtK/VWtoKEVfs4b8SrVaQySWU21YQw7KqDbtrwQh8KtYXmvIgaB+7HD5iOkZS5f4B/MeaoQ8+sUn',
  '/fd5ttoBIuwzEDDZ6AKRd+lcrJQ6QMSf2QFEyKczO4AIeXvx891zs6zYHlTYnhCF7QlR2J4Qu02IcwY7g2VT82kBdbOdQ35HiL/nKf86ajP+yu',
  'ae6mQmTV8s+x98/GFPCWq0vQAAAABJRU5ErkJggg==',
].join('');
