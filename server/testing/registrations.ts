import sharp from 'sharp';
import { aadharDigits } from '#contract/marketplace/providers/aadhar.ts';

let serial = 0;

/** A national ID number whose check digit is right; another one each time. */
export function anAadhar(): string {
  serial += 1;
  const start = `2${String(serial).padStart(10, '0')}`;
  for (let digit = 0; digit < 10; digit += 1) {
    const number = aadharDigits(`${start}${digit}`);
    if (number) return number;
  }
  throw new Error('every eleven digits have a check digit');
}

const person = { age: 30, phone: '9876543210', address: 'Pune', pin: '411001' };

export const aWorker = (changes: object = {}) => ({
  ...person,
  fullName: 'Ramesh Kumar',
  aadhar: anAadhar(),
  role: 'Construction',
  experience: 4,
  price: 700,
  ...changes,
});
export const aContractor = (changes: object = {}) => ({
  ...person,
  aadhar: anAadhar(),
  role: 'Floor Contract',
  experience: 9,
  price: 2500,
  ...changes,
});
export const aGroup = (changes: object = {}) => ({
  groupName: 'Shivaji Crew',
  phone: '9876543210',
  address: 'Nagpur',
  pin: '440001',
  category: 'Tiles | Marbel',
  groupSize: 12,
  price: 5000,
  ...changes,
});
export const aRentalProvider = (changes: object = {}) => ({
  address: 'Pune',
  pin: '411001',
  aadhar: anAadhar(),
  ...changes,
});
export const aProduct = (changes: object = {}) => ({
  name: 'Big hammer',
  company: 'Tata',
  category: 'Hammer',
  price: 120,
  description: 'Heavy and well kept',
  ...changes,
});

export const aPicture = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
    .toBuffer();

/** A multipart form for `call`. */
export function aForm(fields: Record<string, string | number>, files: Record<string, Buffer> = {}) {
  const boundary = 'boundary-of-the-test';
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    parts.push(
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    );
  }
  for (const [name, bytes] of Object.entries(files)) {
    const head = `content-disposition: form-data; name="${name}"; filename="x.jpg"\r\ncontent-type: image/jpeg`;
    parts.push(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), bytes, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    body: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
