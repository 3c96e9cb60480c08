/** Nobody: each has a name in a language of its own, and data that stand nowhere else. */
export type Person = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  dateOfBirth: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
};

const names = [
  ['José', 'Núñez Ibáñez'],
  ['Мария', 'Иванова-Ёлкина'],
  ['小龍', '李'],
  ['Siobhán', 'O’Connor'],
  ['Łukasz', 'Żółkiewski'],
  ['Zoë', 'Brontë-Müller'],
  ['عائشة', 'بنت محمد'],
  ['Thị Hồng', 'Nguyễn'],
  ['Σοφία', 'Παπαδοπούλου'],
  ['יעל', 'כהן'],
  ['Anna 🌿', 'Björk'],
  ['Émilie "Mimi"', "d'Aubigné"],
  ['Nicolás', 'Peña & Hijos'],
  ['さくら', '山田'],
  ['Robert\'); drop table "orders";--', 'Tables'],
  ['Ananya', 'कुमारी'],
] as const;

const cities = ['Boise', 'Cañon City', 'Coeur d’Alene', 'Española', 'Hāna'];
const states = ['ID', 'CO', 'ID', 'NM', 'HI'];

/** The n-th of any number of people; those whose names are alike differ in everything else. */
export function person(n: number): Person {
  const [firstName, lastName] = names[n % names.length] ?? names[0];
  const two = String(n).padStart(2, '0');
  return {
    firstName,
    lastName,
    email: `Buyer.${two}@kept.example`,
    phone: `(208) 555-01${two}`,
    dateOfBirth: `${1950 + n}-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`,
    address: `${100 + n} Olive Lane, piso ${n}º № ${two}`,
    city: cities[n % cities.length] ?? '',
    state: states[n % states.length] ?? '',
    zipCode: `837${two}`,
  };
}
